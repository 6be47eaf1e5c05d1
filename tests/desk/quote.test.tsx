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
const open = (changed: Record<string, string> = {}) => {
  const answers = Object.entries({ ...Object.fromEntries(quote), ...changed });
  history.replaceState(null, "", new URL(bookingLink("quote", location.origin, answers)));
};
const accept = () => screen.queryByRole("button", { name: /^Accept/ });

beforeEach(() => {
  startAnew();
  sent.length = 0;
  now("2026-11-26T02:00:00Z");
  open();
});

test("what was typed survives a visit to another page, until it has been sent", async () => {
  const { unmount } = render(page);
  await user.type(screen.getByLabelText(/^Street and number/), "1 Test Street");
  await answer(tapAndPower, "No");
  unmount();
  const again = render(page);
  expect(screen.getByLabelText(/^Street and number/)).toHaveValue("1 Test Street");
  expect(choice(tapAndPower, "No")).toBeChecked();
  await user.click(accept()!);
  again.unmount();
  history.replaceState(null, "", "/quote?accepted");
  render(page);
  expect(await screen.findByRole("region", { name: "What you sent" })).toHaveTextContent(
    "1 Test Street",
  );
  expect(JSON.stringify(sessionStorage)).not.toContain("Test Street");
});

test.each(["sessionStorage", "localStorage"] as const)(
  "a quote that was accepted says so when it is opened again, with %s",
  (store) => {
    window[store].setItem("arrived-quote", "7KQ2-M9XD");
    now("2026-12-03T02:00:00Z");
    render(page);
    expect(screen.getByRole("heading", { name: "You have accepted this quote" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(/3 December at 9:30am/);
    expect(accept()).toBeNull();
  },
);

test("another quote can still be accepted", () => {
  localStorage.setItem("arrived-quote", "ABCD-EFGH");
  render(page);
  expect(accept()).toBeVisible();
});

test("a second quote that opens in the same tab begins without the answers to the first", async () => {
  render(page);
  await user.type(screen.getByLabelText(/^Street and number/), "1 Test Street");
  await answer(tapAndPower, "No");
  open({ reference: "ABCD-EFGH", price: "450" });
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

test("street, tap and power are checked with the site's own words; the way in is optional", async () => {
  render(page);
  expect(screen.getByLabelText(/^Gate, dog, key/)).not.toBeRequired();
  const street = screen.getByLabelText(/^Street and number/);
  await user.type(street, "   ");
  await user.click(accept()!);
  expect(street).toHaveFocus();
  expect(street).toHaveAccessibleDescription("Please enter the street and number.");
  expect(screen.getByRole("alert")).toHaveTextContent("Street Required");
  await user.type(street, "1 Test Street");
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  await user.click(accept()!);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Please say whether there are a tap and a power point.",
  );
  expect(sent).toEqual([]);
});

test("a quote shows the request, price, day and when it ends, but no way to reach the customer", () => {
  now("2026-12-02T13:59:00Z");
  open({ service: "Spring Detail", add_ons: "Spring Wax", condition: "Animal hair" });
  render(page);
  const shown = screen.getByRole("region", { name: "Your quote" });
  for (const words of ["Spring Detail", "Spring Wax", "Animal hair", "$420", "at 9:30am"])
    expect(shown).toHaveTextContent(words);
  for (const words of ["0491", "jo@test"]) expect(shown).not.toHaveTextContent(words);
  expect(
    screen.getByText(/^This quote is open until 2 December 2026\. Accepting books the day\.$/),
  ).toBeVisible();
  expect(accept()).toBeVisible();
});

test("a quote past its last day in Brisbane can't be accepted", () => {
  now("2026-12-02T14:00:00Z");
  render(page);
  const why = "This quote was open until 2 December 2026. Ask us for a new one.";
  expect(screen.getByRole("heading", { name: why })).toBeVisible();
  expect(accept()).toBeNull();
  expect(screen.getByRole("link", { name: /^Call/ })).toBeVisible();
});
