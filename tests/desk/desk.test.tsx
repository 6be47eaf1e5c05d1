/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Desk } from "@/desk/desk";
import type { WrittenTexts } from "@/desk/ready-texts";
import { bookingLink } from "@/requests/booking-links";
import { site, startAnew, wording } from "../components/lib/site";
import { user } from "../components/lib/user";
import { request } from "./booking";

const content = {
  services: [{ name: "Full Detail", process: [{ minutes: 100 }, { minutes: 110 }] }],
  texts: { photos: null, stillKeen: null, rain: null, ...wording.desk } as WrittenTexts,
  quoteDays: 7,
};

/** Opens the desk with a request in its address, with some answers replaced. */
function open(changed: Record<string, string> = {}) {
  const answers = request.map(([name, value]) => [name, changed[name] ?? value] as const);
  history.replaceState(null, "", bookingLink("desk", "/desk", answers));
  return render(<Desk {...content} />);
}

const link = (name: string | RegExp) =>
  decodeURIComponent(screen.getByRole("link", { name }).getAttribute("href") ?? "");

function plan(price: string, day: string, time: string) {
  fireEvent.change(screen.getByLabelText("Price in whole dollars"), { target: { value: price } });
  fireEvent.change(screen.getByLabelText("Day"), { target: { value: day } });
  fireEvent.change(screen.getByLabelText("Time"), { target: { value: time } });
}

beforeEach(() => {
  startAnew();
  jest.useFakeTimers({ now: new Date("2026-11-26T02:00:00Z"), advanceTimers: true });
  jest.mocked(useStaticQuery).mockReturnValue({
    ...site,
    business: { ...site.business, social: { googleReviews: "https://reviews.example" } },
  });
});

test("the summary shows the request, and its texts are ready once price, day and time are set", () => {
  open();
  expect(screen.getByText("Mazda <b>3</b> 🚗")).toBeVisible();
  expect(screen.getByLabelText("Price in whole dollars")).toHaveValue("1250");
  expect(
    screen.getByText(
      "Once there is a price, a day to come and a time: Text the quote, Confirm, Remind the day before.",
    ),
  ).toBeVisible();
  expect(link("On my way")).toBe("sms:+61491570156?&body=On my way, José O'Brien.");
  plan("420", "2026-12-03", "09:30");
  expect(link("Text the quote")).toMatch(
    /^sms:\+61491570156\?&body=José O'Brien, it is \$420 on Thursday 3 December at 9:30am: http:\/\/localhost\/quote#reference=7KQ2-M9XD~[^&]*~price=420~day=2026-12-03~[^&]*~last_day=2026-12-03~end=\w{7}$/,
  );
  expect(link("Confirm")).toContain("See you on Thursday 3 December at 9:30am.");
  expect(link("Ask for a review")).toContain("How did we do? https://reviews.example");
  expect(link("Call")).toBe("tel:+61491570156");
});

test("the link that skips the header leaves the request open", async () => {
  const { container } = open();
  container.id = "main";
  location.hash = "main";
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole("region", { name: "Request" })).toBeVisible();
});

test("a reload shows the price and the time again", () => {
  const { unmount } = open();
  plan("420", "2026-12-03", "09:30");
  unmount();
  render(<Desk {...content} />);
  expect(screen.getByLabelText("Price in whole dollars")).toHaveValue("420");
  expect(screen.getByLabelText("Day")).toHaveValue("2026-12-03");
  expect(screen.getByLabelText("Time")).toHaveValue("09:30");
});

test("a damaged link is explained, and a pasted link opens", async () => {
  history.replaceState(null, "", "/desk#reference=7KQ2-M9XD&end=0000000");
  render(<Desk {...content} />);
  expect(screen.getByRole("alert")).toHaveTextContent("This link is cut off");
  await user.click(screen.getByLabelText(/Paste the link/));
  await user.paste(`Open: ${bookingLink("desk", "https://test.example/desk", request)} `);
  await user.click(screen.getByRole("button", { name: "Open the request" }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole("region", { name: "Request" })).toBeVisible();
});

const calendar = "Add to my calendar";
test.each([
  ["cents", "299.50", "2026-12-03", /^“299.50” is not a price in whole dollars/, [calendar]],
  ["a past day", "420", "2026-11-25", "This day has passed. Choose a day to come.", [calendar]],
  ["the year 1", "420", "0001-01-01", "This day has passed. Choose a day to come.", []],
  ["a year far off", "420", "9999-12-31", "Choose a day up to the year 2100.", []],
  [
    "a day without hours",
    "420",
    "2026-12-03",
    "You have no opening hours on Thursdays.",
    ["Text the quote", calendar],
  ],
])("%s is reported, and what it rules out is not offered", (_what, price, day, words, offered) => {
  open();
  plan(price, day, "09:30");
  expect(screen.getByText(words)).toBeVisible();
  const quotes = screen.queryAllByRole("link", { name: "Text the quote" });
  const buttons = [...quotes, ...screen.queryAllByRole("button", { name: calendar })];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(offered);
});

test("a time window is in the texts and in the link of the quote", () => {
  open();
  plan("420", "2026-12-03", "09:00");
  fireEvent.change(screen.getByLabelText("Latest (optional)"), { target: { value: "10:00" } });
  expect(link("Confirm")).toContain("See you on Thursday 3 December between 9am and 10am.");
  expect(link("Text the quote")).toContain("~until=10%3A00~");
});

test("the times begin at the opening hour", () => {
  open();
  const [first, second] = within(screen.getByLabelText("Time")).getAllByRole("option");
  expect([first, second].map((option) => option?.textContent)).toEqual(["Choose", "8am"]);
});

test("unanswered questions are shown as not answered", () => {
  open();
  const request = screen.getByRole("region", { name: "Request" });
  expect(request).toHaveTextContent("Are power and water available?Not answered");
  expect(request).not.toHaveTextContent("How should we contact you?Not answered");
});

test("a request keeps the words of a service that the site no longer lists", () => {
  open({ service: "Spring Detail" });
  expect(screen.getByText("Spring Detail")).toBeVisible();
  expect(screen.getByText("The site no longer lists Spring Detail.")).toBeVisible();
});

test("with a number that can't be read, the texts are emails, and the desk says why", () => {
  open({ phone: "5550 0142" });
  expect(screen.getByText(/“5550 0142” can't be read as one phone number/)).toBeVisible();
  expect(link("On my way")).toMatch(/^mailto:jo@test\.example\?subject=Test: Full Detail, 7KQ2/);
  expect(screen.queryByRole("link", { name: "Call" })).toBeNull();
});

test("once the quote was sent, the confirmation is the next text, until another day is set", async () => {
  open();
  plan("420", "2026-12-03", "09:30");
  const isSolid = (name: string) =>
    screen.getByRole("link", { name }).className.includes("primary");
  expect([isSolid("Text the quote"), isSolid("Confirm")]).toEqual([true, false]);
  // jsdom opens no other program.
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  await user.click(screen.getByRole("link", { name: "Text the quote" }));
  expect([isSolid("Text the quote"), isSolid("Confirm")]).toEqual([false, true]);
  plan("420", "2026-12-04", "09:30");
  expect([isSolid("Text the quote"), isSolid("Confirm")]).toEqual([true, false]);
});

test("where the browser refuses to copy, the desk says so and shows the whole text", async () => {
  open();
  plan("420", "2026-12-03", "09:30");
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("refused"));
  expect(screen.getByText(/quote#…$/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Copy: Text the quote" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Couldn't copy");
  expect(await screen.findByText(/quote#reference=7KQ2-M9XD~.*~end=\w{7}$/)).toBeVisible();
});
