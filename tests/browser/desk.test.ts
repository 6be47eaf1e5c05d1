import type { Page } from "playwright-core";
import { bookingLink } from "@/requests/booking-links";
import { paths } from "@/site/paths";
import { audit, findOverflows, findSmallControls } from "./lib/audit";
import { choice, field, fillIn, send } from "./lib/booking";
import { DESKTOP, PHONE } from "./lib/browser";
import { booked, business } from "./lib/expected";
import { newName, requestsFrom } from "./lib/inbox";
import { startScripts, untilValue, useBrowser } from "./lib/visit";

const { open } = useBrowser();
// Without a desk there is nothing to test.
const test = business.desk ? it : it.skip;

/** The problems of a page that shows a booking. */
const faultsOf = async (page: Page) => [
  ...(await audit(page)),
  ...(await findSmallControls(page)),
  ...(await findOverflows(page)),
];

const hrefOf = async (page: Page, name: string) =>
  decodeURIComponent(
    (await page.getByRole("link", { name, exact: true }).getAttribute("href")) ?? "",
  );

test("a booking opens on the owner's phone, and its customer accepts the quote and can book again", async () => {
  const name = `${newName()} O'Brien 🚗`;
  const customer = await open({ ...PHONE, isTouch: true, timeZone: "Pacific/Auckland" });
  // A minute before midnight in Brisbane, where the day of the request counts.
  await customer.page.clock.setFixedTime("2026-12-01T13:59:00Z");
  await customer.page.goto("/booking");
  await startScripts(customer.page);
  await fillIn(customer.page, name);
  await send(customer.page);
  await customer.page.waitForURL("**/thanks");

  const { page } = await open({ ...PHONE, isTouch: true, timeZone: "America/Los_Angeles" });
  await page.clock.setFixedTime("2026-12-01T14:00:00Z");
  await page.goto("/__inbox");
  await page
    .locator("dl", { hasText: name })
    .getByRole("link", { name: "Open on your phone" })
    .click();
  const summary = page.getByRole("region", { name: "Request" });
  await summary.getByText(name).waitFor();
  const reference = new Map((await requestsFrom(name))[0]?.fields).get("reference");
  await summary.getByText(`${reference} · 1 Dec 2026 · ${booked.suburb}`).waitFor();
  await page.getByLabel("Price in whole dollars").fill("1250");
  await page.getByLabel("Day", { exact: true }).fill("2026-12-03");
  await page.getByLabel(/^Time/).selectOption("9:30am");
  expect(await hrefOf(page, "Confirm")).toMatch(
    /^sms:\+61412345678\?&body=.*Thursday 3 December at 9:30am/,
  );
  expect(await hrefOf(page, "Remind the day before")).toContain("Thursday 3 December at 9:30am");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Add to my calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${reference}.ics`);
  if (business.social.googleReviews)
    expect(await hrefOf(page, "Ask for a review")).toContain(business.social.googleReviews);
  expect(await faultsOf(page)).toEqual([]);
  const [quote = ""] = /https?:\S+/.exec(await hrefOf(page, "Text the quote")) ?? [];

  await customer.page.goto(quote);
  const accept = customer.page.getByRole("button", {
    name: "Accept $1,250, Thursday 3 December at 9:30am",
  });
  await accept.waitFor();
  expect(await faultsOf(customer.page)).toEqual([]);
  await customer.page.getByLabel(/^Street and number/).fill("1 Test Street");
  await customer.page.getByLabel(/^Gate, dog, key/).fill("Dog is friendly");
  await choice(customer.page, /^Are a tap and a power point/, "Yes").check();
  const sending = customer.page.waitForRequest("**/__inbox/quote");
  await accept.press("Enter");
  const { referer, origin } = await (await sending).allHeaders();
  expect(referer).toBe(`${origin}/`);
  await customer.page.getByRole("heading", { name: "You've accepted this quote" }).waitFor();
  expect(customer.page.url()).toBe(quote);
  const [acceptance, ...earlier] = await requestsFrom(name);
  expect(earlier).toHaveLength(1);
  expect(acceptance?.form).toBe("quote");
  expect(acceptance?.fields.slice(1)).toEqual([
    ["_next", expect.stringMatching(/\/quote\?accepted$/)],
    ["_subject", `Quote accepted: ${booked.service.name}, ${booked.suburb}, ${reference}`],
    ["_honey", ""],
    ["reference", reference],
    ["full_name", name],
    ["service", booked.service.name],
    ["suburb", booked.suburb],
    ["price", "$1,250"],
    ["date", "Thursday 3 December at 9:30am"],
    ["street", "1 Test Street"],
    ["access", "Dog is friendly"],
    ["utilities", "yes"],
  ]);

  // The same address, opened from the text again.
  await customer.page.goto("/robots.txt");
  await customer.page.goto(quote);
  await customer.page.getByRole("link", { name: "Book this again" }).click();
  await customer.page.waitForURL("**/booking?*");
  await startScripts(customer.page);
  await untilValue(field(customer.page, "Service"), booked.service.name);
  await untilValue(field(customer.page, "Suburb"), booked.suburb);
  expect(customer.consoleErrors).toEqual([]);
});

/** A quote for 3 December 2026, as the desk makes its link. */
const quotePath = bookingLink("quote", paths.quote, [
  ["reference", "7KQ2-M9XD"],
  ["full_name", "Jo Lee"],
  ["vehicle", "Mazda3"],
  ["suburb", booked.suburb],
  ["service", booked.service.name],
  ["price", "420"],
  ["day", "2026-12-03"],
  ["time", "09:30"],
]);

test("a quote opens although its # was escaped on the way, and its print has the day, the time and the price", async () => {
  const { page } = await open(DESKTOP);
  await page.clock.setFixedTime("2026-12-01T00:00:00Z");
  const accept = page.getByRole("button", { name: /^Accept \$420/ });
  for (const address of [
    quotePath.replace("#", "%23"),
    quotePath.replace("#", "%2523"),
    quotePath.replace(/#.*/, encodeURIComponent),
  ]) {
    await page.goto(address);
    await accept.waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.quote);
  }
  await page.emulateMedia({ media: "print" });
  await page.getByText("Thursday 3 December at 9:30am").first().waitFor();
  expect(await page.getByText("$420").first().isVisible()).toBe(true);
  expect(await accept.isVisible()).toBe(false);
});
