import type { Page } from "playwright-core";
import { bookingLink } from "@/requests/booking-links";
import { dataOf } from "../lib/content";
import { audit, findOverflows, findSmallControls } from "./lib/audit";
import { booked, choice, fillIn, sendBooking } from "./lib/booking";
import { DESKTOP, PHONE } from "./lib/browser";
import { newName, requestsFrom } from "./lib/inbox";
import { startScripts, useBrowser } from "./lib/visit";

const { open } = useBrowser();
const [quoteText, confirmText] = dataOf("wording").desk;

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

/** Follows the link to the desk that a request has. */
const openDesk = (page: Page, request: Map<string, string>) =>
  page.goto(`/desk${new URL(request.get("open_on_your_phone") ?? "").hash}`);

test("a booking opens on the owner's phone, and its customer accepts the quote", async () => {
  const name = `${newName()} O'Brien 🚗`;
  const customer = await open({ ...PHONE, isTouch: true, timeZone: "Pacific/Auckland" });
  // Late in the evening in Australia, whose day counts, and the next day in Auckland.
  await customer.page.clock.setFixedTime("2026-12-01T12:30:00Z");
  await customer.page.goto("/booking");
  await startScripts(customer.page);
  await fillIn(customer.page, name);
  await sendBooking(customer.page);
  await customer.page.waitForURL("**/thanks");
  await customer.page.getByText("· 1 Dec 2026 ·").waitFor();

  const { page } = await open({ ...PHONE, isTouch: true, timeZone: "America/Los_Angeles" });
  await page.clock.setFixedTime("2026-12-01T14:00:00Z");
  const request = new Map((await requestsFrom(name))[0]?.fields);
  await openDesk(page, request);
  const summary = page.getByRole("region", { name: "Request" });
  await summary.getByText(name).waitFor();
  const reference = request.get("reference");
  await summary.getByText(`${reference} · 1 Dec 2026 · ${booked.suburb}`).waitFor();
  await page.getByLabel(/^Price in whole dollars/).fill("1250");
  await page.getByLabel("Day", { exact: true }).fill("2026-12-03");
  await page.getByLabel("Time", { exact: true }).fill("09:30");
  expect(await hrefOf(page, confirmText?.title ?? "")).toMatch(
    /^sms:\+61412345678\?&body=.*Thursday 3 December at 9:30am/,
  );
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Add to my calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${reference}.ics`);
  const [quote = ""] = /https?:\S+/.exec(await hrefOf(page, quoteText?.title ?? "")) ?? [];
  expect(await faultsOf(page)).toEqual([]);

  await customer.page.goto(quote);
  const accept = customer.page.getByRole("button", {
    name: "Accept $1,250, Thursday 3 December at 9:30am",
  });
  await accept.waitFor();
  expect(await faultsOf(customer.page)).toEqual([]);
  await customer.page.getByLabel(/^Street and number/).fill("1 Test Street");
  await customer.page.getByLabel(/^Gate, dog, key/).fill("Dog is friendly");
  await choice(customer.page, /^Are a tap and a power point/, "Yes").check();
  await accept.press("Enter");
  await customer.page.getByRole("heading", { level: 1, name: "Quote Accepted" }).waitFor();
  const [acceptance, ...earlier] = await requestsFrom(name);
  expect(earlier).toHaveLength(1);
  expect(acceptance?.form).toBe("quote");
  expect(acceptance?.fields.slice(1)).toEqual([
    ["_next", expect.stringMatching(/\/quote\?accepted$/)],
    ["_subject", `Quote accepted: ${booked.service.name}, ${booked.suburb}, ${reference}`],
    ["_honey", ""],
    ["reference", reference],
    ["full_name", name],
    ["phone", "+61 412-345 678"],
    ["service", booked.service.name],
    ["suburb", booked.suburb],
    ["price", "$1,250"],
    ["date", "Thursday 3 December at 9:30am"],
    ["street", "1 Test Street"],
    ["access", "Dog is friendly"],
    ["utilities", "yes"],
    ["open_on_your_phone", expect.stringMatching(/\/desk#reference=.*~end=1$/)],
  ]);

  // The owner opens the acceptance, with the street.
  await openDesk(page, new Map(acceptance?.fields));
  await summary.getByText("1 Test Street").waitFor();
  expect(await hrefOf(page, "Map")).toContain("query=1 Test Street, ");
  expect(customer.consoleErrors).toEqual([]);
});

/** A quote for 3 December 2026, as the desk makes its link. */
const quotePath = bookingLink("quote", "", [
  ["reference", "7KQ2-M9XD"],
  ["full_name", "Jo Lee"],
  ["vehicle", "Mazda3"],
  ["suburb", booked.suburb],
  ["service", booked.service.name],
  ["price", "420"],
  ["day", "2026-12-03"],
  ["time", "09:30"],
]);

test("a quote's print has the day, the time and the price", async () => {
  const { page } = await open(DESKTOP);
  await page.clock.setFixedTime("2026-12-01T00:00:00Z");
  await page.goto(quotePath);
  const accept = page.getByRole("button", { name: /^Accept \$420/ });
  await accept.waitFor();
  await page.emulateMedia({ media: "print" });
  await page.getByText("Thursday 3 December at 9:30am").first().waitFor();
  expect(await page.getByText("$420").first().isVisible()).toBe(true);
  expect(await accept.isVisible()).toBe(false);
});
