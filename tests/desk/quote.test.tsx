/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { jobLink } from "@/desk/booking-links";
import { Quote } from "@/desk/quote";
import type { Answers } from "@/requests/field";
import { forms, pricing, startAnew, watchSubmissions } from "../components/lib/site";
import { user } from "../components/lib/user";

const quote: Answers = [
  ["reference", "7KQ2-M9XD"],
  ["full_name", "José O'Brien"],
  ["suburb", "Marsden"],
  ["service", "Full Detail"],
  ["vehicle_size", "Small Vehicle"],
  ["price", "420"],
  ["day", "2026-12-03"],
  ["time", "09:30"],
];

const sent = watchSubmissions();
const quoteForms = { ...forms, quoteAction: "/__inbox/quote" };
const page = (
  <Quote
    services={[{ slug: "full-detail", name: "Full Detail" }]}
    pricing={{ ...pricing, howOften: [] }}
    forms={quoteForms}
    deposit={null}
    beforeWeCome={["Park with room to open every door."]}
  />
);
const accept = () => screen.queryByRole("button", { name: /^Accept/ });

beforeEach(() => {
  startAnew();
  sent.length = 0;
  history.replaceState(null, "", jobLink("quote", "/quote", quote));
});

test("accepting sends reference, price and date, and the same address then offers to book again", async () => {
  const { unmount } = render(page);
  expect(screen.getByText("$420")).toBeVisible();
  const { hash } = location;
  await user.click(screen.getByText("Accept $420, Thursday 3 December at 9:30am"));
  expect(sent).toEqual([
    [
      ["_captcha", "false"],
      ["_next", "https://test.example/quote?accepted"],
      ["_subject", "Quote accepted: Full Detail, Marsden, 7KQ2-M9XD"],
      ["_honey", ""],
      ["reference", "7KQ2-M9XD"],
      ["full_name", "José O'Brien"],
      ["service", "Full Detail"],
      ["suburb", "Marsden"],
      ["price", "$420"],
      ["date", "Thursday 3 December at 9:30am"],
    ],
  ]);
  unmount();
  history.replaceState(null, "", "/quote?accepted");
  render(page);
  expect(location.pathname + location.search + location.hash).toBe(`/quote${hash}`);
  expect(screen.getByText("You've accepted this quote")).toBeVisible();
  expect(accept()).toBeNull();
  expect(screen.getByRole("link", { name: "Book this again" })).toHaveAttribute(
    "href",
    "/booking?service=full-detail&vehicleSize=small&suburb=Marsden",
  );
});

test("another price for the same job is a quote of its own", () => {
  localStorage.setItem(`accepted-${location.hash.split(".").pop()}`, "yes");
  const { unmount } = render(page);
  expect(accept()).toBeNull();
  unmount();
  const dearer = quote.map(([name, value]) => [name, name === "price" ? "450" : value] as const);
  history.replaceState(null, "", jobLink("quote", "/quote", dearer));
  render(page);
  expect(accept()).toBeVisible();
});

test("a question goes to the contact page with the reference", () => {
  render(page);
  expect(screen.getByRole("link", { name: "Ask a question" })).toHaveAttribute(
    "href",
    "/contact?quote=7KQ2-M9XD",
  );
});

test("nothing is sent offline", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false).mockReturnValueOnce(false);
  render(page);
  await user.click(accept()!);
  expect(sent).toEqual([]);
  expect(screen.getByRole("alert")).toHaveTextContent("You are offline");
});

test("a damaged link shows an explanation and the phone number, but nothing to accept", () => {
  history.replaceState(null, "", `${location.pathname}${location.hash.slice(0, -4)}`);
  render(page);
  expect(screen.getByRole("alert")).toHaveTextContent("This link is cut off");
  expect(screen.getByRole("link", { name: /^Call/ })).toBeVisible();
  expect(accept()).toBeNull();
});

test("every name that an acceptance can send is in the page as it was built", () => {
  const html = renderToStaticMarkup(page);
  const names = ["reference", "full_name", "service", "suburb", "price", "date", "_subject"];
  expect(names.filter((name) => !html.includes(` name="${name}"`))).toEqual([]);
});
