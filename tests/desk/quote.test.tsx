/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { Quote } from "@/desk/quote";
import { bookingLink } from "@/requests/booking-links";
import { forms, pricing, site, startAnew, watchSubmissions } from "../components/lib/site";
import { answer, choice, user } from "../components/lib/user";
import { quote } from "./booking";

const tapAndPower = /^Are a tap and a power point within reach/;
const sent = watchSubmissions();
const quoteForms = { ...forms, quoteAction: "/__inbox/quote" };
const props = {
  services: [{ slug: "full-detail", name: "Full Detail" }],
  sizes: pricing.sizes,
  forms: quoteForms,
  deposit: null,
  cancellation: null,
  beforeWeCome: ["Park with room to open every door."],
};
const page = <Quote {...props} />;
const now = (instant: string) =>
  jest.useFakeTimers({ now: new Date(instant), advanceTimers: true });
const open = (changed: Record<string, string> = {}) => {
  const answers = Object.entries({ ...Object.fromEntries(quote), ...changed });
  history.replaceState(null, "", bookingLink("quote", "/quote", answers));
};
const accept = () => screen.queryByRole("button", { name: /^Accept/ });

beforeEach(() => {
  startAnew();
  sent.length = 0;
  now("2026-11-26T02:00:00Z");
  open();
});

test("another price for the same booking is a new quote", () => {
  localStorage.setItem(`accepted-${location.hash.split("=").pop()}`, "yes");
  const { unmount } = render(page);
  expect(accept()).toBeNull();
  unmount();
  open({ price: "450" });
  render(page);
  expect(accept()).toBeVisible();
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
  expect(JSON.stringify(sessionStorage)).not.toContain("Test Street");
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
  expect(screen.getByRole("alert")).toHaveTextContent("This link is cut off");
  expect(screen.getByRole("link", { name: /^Call/ })).toBeVisible();
  expect(accept()).toBeNull();
});

test("every field name that an acceptance can send is in the built HTML", () => {
  const html = renderToStaticMarkup(page);
  const names = [
    ...["reference", "full_name", "service", "suburb", "price", "date", "_subject"],
    ...["street", "access", "utilities"],
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

const deposit = { text: "It is a fifth of the price.", link: "https://pay.example/x" };

/** The labels and texts of the terms. */
const terms = () =>
  screen
    .queryAllByRole("term")
    .filter((term) => !term.closest("section"))
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test("the terms list everything that the owner has written", () => {
  jest.mocked(useStaticQuery).mockReturnValue({
    ...site,
    allPageContent: { nodes: [{ slug: "terms" }] },
  });
  open({ utilities: "yes" });
  render(<Quote {...props} deposit={deposit} cancellation="Please tell us a day before." />);
  expect(terms()).toEqual([
    "What can change the price: A larger car than you described, or one in worse condition. We tell you the new price before we start, and you decide.",
    "We need a tap and a power point: You told us that both are within reach.",
    "If you need to move or cancel: Please tell us a day before. Terms",
    "Deposit: Accepting books the day. Then pay the deposit. It is a fifth of the price.",
    "This quote is open until: 2 December 2026",
  ]);
  expect(screen.getByRole("region", { name: "Your quote" })).not.toHaveTextContent("power");
  expect(screen.getByRole("link", { name: "pay the deposit" })).toHaveAttribute(
    "href",
    deposit.link,
  );
});

test("the terms leave out what the owner has not written, and say what was not answered", () => {
  open({ last_day: "" });
  render(page);
  expect(terms()).toEqual([
    expect.stringMatching(/^What can change the price: /),
    "We need a tap and a power point: Not answered: tell us when you accept.",
  ]);
});

test("the terms say that a tap or a power point is missing", () => {
  open({ utilities: "no" });
  render(page);
  expect(terms()[1]).toBe(
    "We need a tap and a power point: You told us that the tap, the power point or both are missing. We'll talk about it before we come.",
  );
});

test("the deposit is the next step once the quote is accepted", () => {
  localStorage.setItem(`accepted-${location.hash.split("=").pop()}`, "yes");
  render(<Quote {...props} deposit={deposit} />);
  expect(screen.getByRole("link", { name: "Pay the deposit" })).toHaveAttribute(
    "href",
    deposit.link,
  );
  expect(terms().map((term) => term.split(":")[0])).toEqual(["What can change the price"]);
});

test("a quote can be accepted until the end of its last day in Brisbane", () => {
  now("2026-12-02T13:59:00Z");
  render(page);
  expect(accept()).toBeVisible();
});

test.each([
  ["past its last day", "2026-12-02T14:00:00Z", "This quote was open until 2 December 2026."],
  ["for a day that has passed", "2026-12-03T14:00:00Z", "This day has passed."],
])(
  "a quote %s can't be accepted, but can be asked about and booked again",
  (_which, instant, why) => {
    now(instant);
    render(page);
    expect(screen.getByRole("heading", { name: `${why} Ask us for a new one.` })).toBeVisible();
    expect(accept()).toBeNull();
    expect(screen.getByRole("link", { name: /^Call/ })).toBeVisible();
    expect(screen.getByRole("link", { name: "Book this again" })).toBeVisible();
  },
);

test("a quote shows what was offered, and says that the site no longer lists the service", () => {
  open({ service: "Spring Detail", add_ons: "Spring Wax", condition: "Animal hair" });
  render(page);
  for (const words of ["Spring Detail", "Spring Wax", "Animal hair"])
    expect(screen.getByText(words)).toBeVisible();
  expect(
    screen.getByText("We no longer list Spring Detail, but this quote is still for it."),
  ).toBeVisible();
  expect(accept()).toBeVisible();
});

test("a link that was escaped or lengthened on the way is read, and counts as the same quote", () => {
  const { hash } = location;
  localStorage.setItem(`accepted-${hash.split("=").pop()}`, "yes");
  history.replaceState(null, "", `/quote#${encodeURIComponent(`${hash.slice(1)}. Thanks`)}`);
  render(page);
  expect(screen.getByText("You've accepted this quote")).toBeVisible();
});
