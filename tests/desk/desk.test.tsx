/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { jobLink } from "@/desk/booking-links";
import { Desk } from "@/desk/desk";
import type { Answers } from "@/requests/field";
import { pricing, site, startAnew, wording } from "../components/lib/site";
import { user } from "../components/lib/user";

const request: Answers = [
  ["reference", "7KQ2-M9XD"],
  ["sent", "2026-11-24"],
  ["full_name", "José O'Brien"],
  ["phone", "0491 570 156"],
  ["email", "jo@test.example"],
  ["vehicle", "Mazda <b>3</b>"],
  ["suburb", "Marsden"],
  ["service", "Full Detail"],
  ["price_shown", "From $1,250"],
  ["contact_method", "sms"],
];

const content = {
  services: [{ slug: "full-detail", name: "Full Detail" }],
  pricing: { ...pricing, howOften: [{ label: "Once" }] },
  texts: wording.desk,
};

/** Opens the desk with a request in its address, some of whose answers are others. */
function open(changed: Record<string, string> = {}) {
  const answers = request.map(([name, value]) => [name, changed[name] ?? value] as const);
  history.replaceState(null, "", jobLink("desk", "/desk", answers));
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
  jest.mocked(useStaticQuery).mockReturnValue({
    ...site,
    business: { ...site.business, social: { googleReviews: "https://reviews.example" } },
  });
});

test("the request is on a docket, and its texts are ready once price, day and time are set", () => {
  open();
  expect(screen.getByText("Mazda <b>3</b>")).toBeVisible();
  expect(screen.getByLabelText("Price in whole dollars")).toHaveValue("1250");
  expect(
    screen.getByText("Text the quote: set the price, the day and the time first."),
  ).toBeVisible();
  expect(link("On my way")).toBe("sms:+61491570156?&body=On my way, José.");
  plan("420", "2026-12-03", "09:30");
  expect(link("Text the quote")).toMatch(
    /^sms:\+61491570156\?&body=José, it is \$420 on Thursday 3 December at 9:30am: http:\/\/localhost\/quote#1\.[\w-]+\.[a-z\d]+$/,
  );
  expect(link("Confirm")).toContain("See you on Thursday 3 December at 9:30am.");
  expect(link("Ask for a review")).toContain("How did we do? https://reviews.example");
  expect(link("Call")).toBe("tel:+61491570156");
  expect(link("Add to my calendar")).toContain("DTSTART:20261202T233000Z");
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

test.each([
  ["asked for an email", { contact_method: "email" }],
  ["gave a landline", { phone: "(07) 5550 0142" }],
])("somebody who %s gets emails", (_who, changed) => {
  open(changed);
  expect(link("On my way")).toMatch(/^mailto:jo@test\.example\?subject=Test: Full Detail, 7KQ2/);
  expect(screen.queryByText(/characters/)).toBeNull();
});

test("a damaged link is explained, and a pasted link opens", async () => {
  history.replaceState(null, "", "/desk#1.cut.off");
  render(<Desk {...content} />);
  expect(screen.getByRole("alert")).toHaveTextContent("This link is cut off");
  await user.click(screen.getByLabelText(/Paste the link/));
  await user.paste(`Open: ${jobLink("desk", "https://test.example/desk", request)} `);
  await user.click(screen.getByRole("button", { name: "Open the request" }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole("region", { name: "Request" })).toBeVisible();
});

test("a desk that is switched off opens nothing", () => {
  jest
    .mocked(useStaticQuery)
    .mockReturnValue({ ...site, business: { ...site.business, desk: false } });
  open();
  expect(screen.getByText("The desk is switched off.")).toBeVisible();
  expect(screen.queryByText("0491 570 156")).toBeNull();
});
