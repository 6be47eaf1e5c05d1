import { formatFrom } from "../../src/business/money";
import { content } from "../lib/content";
import { fillIn, send } from "./lib/booking";
import { DESKTOP, PHONE } from "./lib/browser";
import { booked, priceOf } from "./lib/expected";
import { newName, requestsFrom } from "./lib/inbox";
import { addressOf, until, useBrowser, wake } from "./lib/visit";

const { open, visit } = useBrowser();
const howOften = content.entries.pages.find(({ id }) => id === "booking")?.data.howOften ?? [];

test("what was typed is what arrives, and the page says so", async () => {
  const name = `${newName()} José O'Brien محمد 🚗 <b>x</b> ０４９１`;
  const { page, complaints } = await visit("/booking", PHONE);
  await fillIn(page, name, { "Vehicle make and model": "x".repeat(10_000) });
  const { addOn, region, service } = booked;
  if (addOn) await page.getByLabel(new RegExp(addOn.title)).check();
  await page.getByLabel("Tue", { exact: true }).check();
  await page.getByLabel("Preferred time").selectOption("Afternoon");
  await page.getByLabel("Call", { exact: true }).check();
  await page.getByLabel("No", { exact: true }).check();
  await page.getByLabel("How did you hear about us?").fill("A friend");
  await page.getByLabel("Comments").fill("two\nlines");
  await send(page);
  await page.waitForURL("**/thanks");
  const [request, ...more] = await requestsFrom(name);
  expect(more).toEqual([]);
  expect(request?.fields).toEqual([
    ["_captcha", "false"],
    ["_next", expect.stringMatching(/^https?:\/\/.*\/thanks$/)],
    ["_subject", "Booking request from the website"],
    ["reference", expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)],
    ["_honey", ""],
    ["full_name", name],
    ["phone", "+61 (0)4 12-345 678"],
    ["email", "a@b"],
    ["vehicle", "x".repeat(10_000)],
    ["suburb", booked.suburb],
    ["service", service.name],
    ["cars", "1"],
    ...howOften.slice(0, 1).map(({ label }) => ["how_often", label]),
    ["region", region.longName],
    ["price_shown", formatFrom(priceOf(service.id, region.id) + (addOn?.from ?? 0))],
    ...(addOn ? [["add_ons", addOn.title]] : []),
    ["preferred_days", "Tuesday"],
    ["preferred_time", "Afternoon"],
    ["contact_method", "phone"],
    ["utilities", "no"],
    ["referral", "A friend"],
    ["message", "two\r\nlines"],
    ["consent", "yes"],
  ]);
  expect(await page.getByRole("heading", { name: "Booking Request Received" }).isVisible()).toBe(
    true,
  );
  expect(complaints).toEqual([]);
});

test.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])(
  "on %s a field that failed is in sight with the toast above or beside it",
  async (_, options) => {
    const { page } = await visit("/booking", options);
    await send(page);
    await until(page, () => {
      const { top, bottom } = document.getElementById("booking-full_name")!.getBoundingClientRect();
      return innerWidth < 768 ? Math.abs(top - 120) < 2 : top > 68 && bottom < innerHeight;
    });
  },
);

test("without JavaScript the browser's checks guard the form and it arrives all the same", async () => {
  const name = newName();
  const { page } = await visit("/booking", { ...PHONE, javaScript: false });
  await send(page);
  expect(addressOf(page)).toBe("/booking");
  await fillIn(page, name);
  await send(page);
  await page.waitForURL("**/thanks");
  expect((await requestsFrom(name))[0]?.fields).toEqual(
    expect.arrayContaining([
      ["service", booked.service.name],
      ["contact_method", "sms"],
      ["utilities", "yes"],
    ]),
  );
});

test("nothing of a visitor stays behind once the request has arrived", async () => {
  const name = newName();
  const { page, context } = await visit("/booking", PHONE);
  await fillIn(page, name);
  await send(page);
  await page.waitForURL("**/thanks");
  await wake(page);
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect([cookies, origins]).toEqual([[], []]);
  await page.getByRole("heading", { name: "What you sent" }).waitFor();
  await page.goto("/about");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(name);
});

test("ten requests of one tab arrive ten times, and Back to one that was sent says so and sends no second one", async () => {
  const names = Array.from({ length: 10 }, newName);
  const { page } = await visit("/booking?service=basic", PHONE);
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.goto("/booking?service=ceramic");
    await wake(page);
    expect(await page.locator("#booking-notice").count()).toBe(0);
    await fillIn(page, name);
    await send(page);
    await page.waitForURL("**/thanks");
  }
  for (const name of names) expect(await requestsFrom(name)).toHaveLength(1);
  await wake(page);
  await page.goBack();
  await wake(page);
  await page.getByRole("region", { name: "You have sent this request" }).waitFor();
  await send(page);
  await page.waitForTimeout(300);
  expect(await requestsFrom(names.at(-1) ?? "")).toHaveLength(1);
});

describe("nothing typed is lost", () => {
  test("a reload and a look at another page bring it back, a sent request clears it", async () => {
    const name = newName();
    const { page } = await visit("/booking", PHONE);
    await fillIn(page, name);
    await page.reload();
    await wake(page);
    expect(await page.getByLabel("Full name").inputValue()).toBe(name);
    await page.goto("/faq");
    await page.goBack();
    await wake(page);
    expect(await page.getByLabel("Service").inputValue()).toBe(booked.service.name);
    await page.getByLabel(/I consent/).check();
    await send(page);
    await page.waitForURL("**/thanks");
    await wake(page);
    await page.goto("/booking");
    await wake(page);
    expect(await page.getByLabel("Full name").inputValue()).toBe("");
  });

  test("with scripts that never come the form is an ordinary one", async () => {
    const name = newName();
    const { page } = await open(DESKTOP);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/booking");
    await send(page);
    expect(addressOf(page)).toBe("/booking");
    await fillIn(page, name);
    await send(page);
    await page.waitForURL("**/thanks");
    expect(await requestsFrom(name)).toHaveLength(1);
  });
});

describe("when the service fails", () => {
  // Two presses in one task are more than a component's test can tell: there the form is not sent for real.
  test("and hangs, a second press sends nothing more", async () => {
    const name = newName();
    const { page } = await visit("/booking", DESKTOP);
    await fillIn(page, name);
    let requests = 0;
    await page.route("**/__inbox/booking", () => {
      requests += 1;
    });
    await page.getByRole("button", { name: "Send booking request" }).evaluate((button) => {
      (button as HTMLElement).click();
      (button as HTMLElement).click();
    });
    await page.waitForTimeout(300);
    expect(requests).toBe(1);
  });

  test.each([
    ["refuses", "refuse"],
    ["answers with an error", "error"],
  ])(
    "and %s, the page asks about it on return and has the answers ready",
    async (_what, failure) => {
      const name = newName();
      const { page } = await visit("/booking", DESKTOP);
      await fillIn(page, name);
      await page.route("**/__inbox/booking", (route) =>
        failure === "refuse"
          ? route.abort("connectionrefused")
          : route.fulfill({ status: 500, body: "Down" }),
      );
      await send(page);
      if (failure === "error") {
        await page.getByText("Down").waitFor();
        await page.goBack();
      } else {
        await page.waitForURL("chrome-error://**").catch(() => undefined);
        await page.goto("/booking");
      }
      await wake(page);
      await page.getByRole("heading", { name: "Did your request go through?" }).waitFor();
      expect(await page.getByLabel("Full name").inputValue()).toBe(name);
      const mail = page.getByRole("link", { name: "by email" });
      await mail.evaluate((link) =>
        link.addEventListener("click", (event) => event.preventDefault()),
      );
      await mail.click();
      expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain(
        `Full name: ${name}`,
      );
      await page.unroute("**/__inbox/booking");
      await page.getByLabel(/I consent/).check();
      await send(page);
      await page.waitForURL("**/thanks");
      expect(await requestsFrom(name)).toHaveLength(1);
    },
  );
});
