/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Quote } from "@/desk/quote";
import { bookingLink } from "@/requests/booking-links";
import { forms, startAnew, watchSubmissions } from "../components/lib/site";
import { answer, choice, user } from "../components/lib/user";
import { quote } from "./booking";

const tapAndPower = /^Are a tap and a power point within reach/;
const sent = watchSubmissions();
const props = {
  content: { heading: "Your Quote", lead: "" },
  forms: { ...forms, quoteAction: "/__inbox/quote" },
  beforeWeCome: ["Park with room to open every door."],
};
const page = <Quote {...props} />;
const now = (instant: string) =>
  jest.useFakeTimers({ now: new Date(instant), advanceTimers: true });
const openQuote = (changed: Record<string, string> = {}) => {
  const answers = Object.entries({ ...Object.fromEntries(quote), ...changed });
  history.replaceState(null, "", new URL(bookingLink("quote", location.origin, answers)));
};
const accept = () => screen.queryByRole("button", { name: /^Accept/ });

beforeEach(() => {
  startAnew();
  sent.length = 0;
  now("2026-11-26T02:00:00Z");
  openQuote();
});

const street = () => screen.getByLabelText(/^Street and number/);

/** Answers what is asked, and accepts the quote that is open. */
async function acceptIt() {
  await user.type(street(), "1 Test Street");
  await answer(tapAndPower, "No");
  await user.click(accept()!);
}

test("an acceptance holds the quote and the customer's answers", async () => {
  render(page);
  await acceptIt();
  const [acceptance = []] = sent;
  const fields = Object.fromEntries(acceptance);
  expect(fields).toMatchObject({
    _subject: "Quote accepted: Full Detail, Marsden, 7KQ2-M9XD",
    reference: "7KQ2-M9XD",
    price: "$420",
    date: "Thursday 3 December at 9:30am",
    street: "1 Test Street",
    utilities: "no",
  });
  expect(decodeURIComponent(fields["open_on_your_phone"] ?? "")).toMatch(
    /\/desk#.*street=1 Test Street.*price=420/,
  );
});

test.each<[what: string, changed: Record<string, string>, isAccepted: boolean]>([
  ["the same quote, in another tab", {}, true],
  ["the quote moved to another day", { day: "2026-12-04" }, false],
  ["the quote at another price", { price: "480" }, false],
  ["the household's second quote", { reference: "ABCD-EFGH" }, false],
])("%s says when it was accepted: %p %p", async (_what, changed, isAccepted) => {
  const first = render(page);
  await acceptIt();
  first.unmount();
  sessionStorage.clear();
  openQuote(changed);
  render(page);
  const words = "You accepted this quote on 26 Nov 2026 at 12pm.";
  expect(document.body.textContent?.includes(words)).toBe(isAccepted);
  expect(accept()).toBeVisible();
});

test("of two accepted quotes, both are known", async () => {
  for (const changed of [{}, { reference: "ABCD-EFGH" }] as Record<string, string>[]) {
    openQuote(changed);
    const { unmount } = render(page);
    await acceptIt();
    unmount();
  }
  openQuote();
  render(page);
  expect(screen.getByRole("heading", { name: /^You accepted this quote/ })).toBeVisible();
});

test("the page after it says that the quote is accepted", () => {
  history.replaceState(null, "", "/quote?accepted");
  render(page);
  expect(screen.getByRole("heading", { name: "Quote Accepted" })).toBeVisible();
});

test("a second quote that opens in the same tab begins without the answers to the first", async () => {
  render(page);
  await user.type(screen.getByLabelText(/^Street and number/), "1 Test Street");
  await answer(tapAndPower, "No");
  openQuote({ reference: "ABCD-EFGH", price: "450" });
  await act(async () => void dispatchEvent(new HashChangeEvent("hashchange")));
  expect(screen.getByText("$450")).toBeVisible();
  expect(screen.getByLabelText(/^Street and number/)).toHaveValue("");
  expect(choice(tapAndPower, "No")).not.toBeChecked();
});

test("a damaged link shows an explanation and the phone number, but nothing to accept", () => {
  history.replaceState(null, "", `${location.pathname}${location.hash.slice(0, -4)}`);
  render(page);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "This link is cut off. Open it again from our message, or call us.",
  );
  expect(screen.getByRole("link", { name: /^Call/ })).toBeVisible();
  expect(accept()).toBeNull();
});

test("every field name that an acceptance can send is in the built HTML", () => {
  // React warns that layout effects don't run there.
  jest.spyOn(console, "error").mockReturnValue();
  const html = renderToStaticMarkup(page);
  const names = [
    ...["reference", "full_name", "phone", "service", "suburb", "price", "date", "_subject"],
    ...["street", "access", "utilities", "open_on_your_phone"],
  ];
  expect(names.filter((name) => !html.includes(` name="${name}"`))).toEqual([]);
});

test("street, tap and power are required, and the browser asks for them; the way in is optional", async () => {
  render(page);
  expect(screen.getByLabelText(/^Gate, dog, key/)).not.toBeRequired();
  await user.click(accept()!);
  expect(sent).toEqual([]);
  expect(street()).toBeInvalid();
  expect(choice(tapAndPower, "Yes")).toBeInvalid();
});

test("a quote shows the request, price, day and when it ends, but no way to reach the customer", () => {
  now("2026-12-03T13:59:00Z");
  openQuote({ service: "Spring Detail", add_ons: "Spring Wax", condition: "Animal hair" });
  render(page);
  const shown = screen.getByRole("region", { name: "Your quote" });
  for (const words of ["Spring Detail", "Spring Wax", "Animal hair", "$420", "at 9:30am"])
    expect(shown).toHaveTextContent(words);
  for (const words of ["0491", "jo@test"]) expect(shown).not.toHaveTextContent(words);
  expect(
    screen.getByText(/^This quote is open until 3 December 2026\. Accepting books the day\.$/),
  ).toBeVisible();
  expect(accept()).toBeVisible();
});

test("a quote can't be accepted once its day is over in Brisbane", () => {
  now("2026-12-03T14:00:00Z");
  render(page);
  const why = "This quote was open until 3 December 2026. Ask us for a new one.";
  expect(screen.getByRole("heading", { name: why })).toBeVisible();
  expect(accept()).toBeNull();
  expect(screen.getByRole("link", { name: /^Call/ })).toBeVisible();
});
