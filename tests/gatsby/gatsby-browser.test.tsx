/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { wrapRootElement } from "../../gatsby-browser";

function Broken(): never {
  throw new Error("broken");
}

test("where not even storage is allowed, the words that are left name the phone number", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const denied = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  document.body.innerHTML = '<a href="tel:+61491570156">Call us</a>';
  render(wrapRootElement?.({ element: <Broken /> } as never, {} as never) as ReactElement);
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  expect(screen.getByRole("link", { name: "call +61491570156" })).toHaveAttribute(
    "href",
    "tel:+61491570156",
  );
  denied.mockRestore();
  jest.mocked(console.error).mockRestore();
});
