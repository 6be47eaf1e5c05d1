/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { startAnew } from "../../lib/site";

function Broken(): never {
  throw new Error("broken");
}

const part = (name: string, content: ReactNode = <Broken />) => (
  <SectionErrorBoundary name={name}>{content}</SectionErrorBoundary>
);

beforeEach(() => {
  startAnew();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.mocked(console.error).mockRestore());

test("a part that breaks shows a sentence and the phone number, and the rest keeps working", () => {
  render(
    <>
      {part("the estimator")}
      <p>The rest</p>
    </>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("the estimator can't be shown just now");
  expect(screen.getByRole("link", { name: /Call 0491 570 156/ })).toHaveAttribute(
    "href",
    "tel:+61491570156",
  );
  expect(screen.getByText("The rest")).toBeVisible();
  // After a reload, the page works without the scripts that broke (src/early-scripts/head.ts).
  expect(sessionStorage.getItem("unscripted")).toBe("/");
});

test("a part that broke later works again after a reload, with what was typed", () => {
  const { rerender } = render(part("the booking form", "The form"));
  rerender(part("the booking form"));
  expect(screen.getByRole("alert")).toHaveTextContent("the booking form can't be shown");
  expect(sessionStorage.getItem("unscripted")).toBeNull();
});

test("in development, every page keeps its scripts, because its HTML has no content", () => {
  const environment = jest.replaceProperty(process, "env", { NODE_ENV: "development" });
  render(part("the estimator"));
  environment.restore();
  expect(screen.getByRole("alert")).toBeVisible();
  expect(sessionStorage.getItem("unscripted")).toBeNull();
});
