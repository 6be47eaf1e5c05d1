/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { calendarFile } from "@/desk/calendar-file";
import { Desk } from "@/desk/desk";
import { bookingLink } from "@/requests/booking-links";
import { startAnew } from "../components/lib/site";
import { request } from "./booking";

const texts = [
  { title: "Ask", text: "{name}, is it dirty?" },
  { title: "Text the quote", text: "{name}, it is {price} on {date}: {link}" },
  { title: "Confirm", text: "See you on {date}." },
];

/** Opens the desk with a request in its address, with some answers replaced. */
function openDesk(changed: Record<string, string> = {}) {
  const answers = Object.entries({ ...Object.fromEntries(request), ...changed });
  history.replaceState(null, "", new URL(bookingLink("desk", location.origin, answers)));
  return render(<Desk texts={texts} />);
}

const link = (name: string | RegExp) =>
  decodeURIComponent(screen.getByRole("link", { name }).getAttribute("href") ?? "");

function plan(price: string, day: string, time: string) {
  fireEvent.change(screen.getByLabelText(/^Price in whole dollars/), { target: { value: price } });
  fireEvent.change(screen.getByLabelText("Day"), { target: { value: day } });
  fireEvent.change(screen.getByLabelText("Time"), { target: { value: time } });
}

beforeEach(() => {
  startAnew();
  jest.useFakeTimers({ now: new Date("2026-11-26T02:00:00Z"), advanceTimers: true });
});

test("each of the owner's texts can be sent once what it says is decided", () => {
  openDesk();
  expect(screen.getByText("Mazda <b>3</b> 🚗")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Confirm" })).toBeNull();
  expect(link("Ask")).toBe("sms:+61491570156?&body=José, is it dirty?");
  plan("420", "2026-12-03", "09:30");
  expect(link("Text the quote")).toMatch(
    /^sms:\+61491570156\?&body=José, it is \$420 on Thursday 3 December at 9:30am: http:\/\/localhost\/quote#reference=7KQ2-M9XD~[^&_]*~price=420~day=2026-12-03~time=09%3A30~end=1$/,
  );
  expect(link("Confirm")).toContain("See you on Thursday 3 December at 9:30am.");
  expect(link("Call")).toBe("tel:+61491570156");
});

test("the link that skips the header leaves the request open", async () => {
  const { container } = openDesk();
  container.id = "main";
  location.hash = "main";
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole("region", { name: "Request" })).toBeVisible();
});

test("a reload shows the price and the time again", () => {
  const { unmount } = openDesk();
  plan("420", "2026-12-03", "09:30");
  unmount();
  render(<Desk texts={texts} />);
  expect(screen.getByLabelText(/^Price in whole dollars/)).toHaveValue("420");
  expect(screen.getByLabelText("Day")).toHaveValue("2026-12-03");
  expect(screen.getByLabelText("Time")).toHaveValue("09:30");
});

test("a damaged link is explained", () => {
  history.replaceState(null, "", "/desk#reference=7KQ2-M9XD~en");
  render(<Desk texts={texts} />);
  expect(screen.getByRole("alert")).toHaveTextContent("This link is cut off.");
});

test.each([
  ["$1,250", "1250"],
  ["From $1,250", ""],
  ["$360, then $324 every two weeks", ""],
  ["$360 (standard price)", ""],
])("the price begins with %j as %p", (price_shown, price) => {
  openDesk({ price_shown });
  expect(screen.getByLabelText(/^Price in whole dollars/)).toHaveValue(price);
});

test("the request says what was sent, in the words of the form", () => {
  openDesk({ utilities: "yes", contact_method: "sms" });
  const shown = screen.getByRole("region", { name: "Request" });
  expect(shown).toHaveTextContent("Are power and water available?Yes");
  expect(shown).toHaveTextContent("How should we contact you?SMS");
});

test.each([
  ["a number that can't be read", { phone: "5550 0142" }],
  ["a customer who asked for an email", { contact_method: "email" }],
])("for %s, the texts are emails", (_what, changed) => {
  openDesk(changed);
  expect(link("Ask")).toMatch(/^mailto:jo@test\.example\?subject=Test: Full Detail, 7KQ2/);
});

test.each([
  ["as it was sent", {}, "QuoteAs you sent it"],
  ["with another price", { price: "300" }, "QuoteYou sent $420, Thursday 3 December at 9:30am"],
  ["on another day", { day: "2026-12-04" }, "QuoteYou sent $420, Thursday 3 December at 9:30am"],
])("an acceptance %s says so on the phone that sent the quote", (_what, changed, words) => {
  const first = openDesk({ price: "420", day: "2026-12-03", time: "09:30" });
  fireEvent.click(screen.getByRole("link", { name: "Text the quote" }));
  first.unmount();
  const { unmount } = openDesk();
  expect(screen.queryByText("Quote")).toBeNull();
  unmount();
  openDesk({ price: "420", day: "2026-12-03", time: "09:30", street: "1 Test Street", ...changed });
  expect(screen.getByRole("region", { name: "Request" })).toHaveTextContent(words);
});

test("an acceptance on another phone says nothing of what was sent", () => {
  openDesk({ price: "420", day: "2026-12-03", time: "09:30", street: "1 Test Street" });
  expect(screen.queryByText("Quote")).toBeNull();
});

test.each([
  ["120.50", true],
  ["$120", true],
  ["1250", false],
])("the price %s is explained: %p, and stays as it was typed", (price, isOdd) => {
  openDesk();
  plan(price, "2026-12-03", "09:30");
  expect(screen.getByLabelText(/^Price in whole dollars/)).toHaveValue(price);
  expect(screen.queryByText(/^Write digits alone/) !== null).toBe(isOdd);
  expect(screen.queryByRole("link", { name: "Text the quote" }) === null).toBe(isOdd);
});

test("where the browser refuses to copy, the whole text is there, selected", async () => {
  jest.useRealTimers();
  openDesk();
  plan("420", "2026-12-03", "09:30");
  fireEvent.click(screen.getByRole("button", { name: "Copy: Text the quote" }));
  const text = await screen.findByLabelText<HTMLTextAreaElement>("Text the quote, to copy by hand");
  expect(text.value).toContain("/quote#reference=7KQ2-M9XD");
  expect(text.selectionEnd - text.selectionStart).toBe(text.value.length);
});

test("the calendar file has reference, title, place, begin and end", () => {
  const file = calendarFile(
    {
      reference: "7KQ2-M9XD",
      title: "Full Detail, Jo; Lee",
      place: "12 Foxwell Road, Marsden",
      day: "2026-12-03",
      time: "09:30",
      timeZone: "Australia/Brisbane",
    },
    new Date("2026-11-26T02:00:00Z"),
  );
  expect(file.split("\r\n")).toEqual(
    expect.arrayContaining([
      "UID:7KQ2-M9XD",
      "DTSTART:20261202T233000Z",
      "DTEND:20261203T013000Z",
      "SUMMARY:Full Detail\\, Jo\\; Lee",
      "LOCATION:12 Foxwell Road\\, Marsden",
    ]),
  );
});
