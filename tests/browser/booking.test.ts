import { isBrowserEmail } from "../../src/business/email";
import { largeFrom } from "../../src/site/picture-sets";
import { fillIn, send } from "./lib/booking";
import { DESKTOP, PHONE, type PageOptions } from "./lib/browser";
import { newName, requestsFrom } from "./lib/inbox";
import { addressOf, until, useBrowser, wake } from "./lib/visit";

const { visit } = useBrowser();

describe.each<[string, PageOptions]>([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("on %s", (_device, options) => {
  test("what was typed is what arrives, and the page says so", async () => {
    const name = `${newName()} José O'Brien محمد 🚗 <b>x</b> ０４９１`;
    const { page, complaints } = await visit("/booking", options);
    await fillIn(page, name, { "Vehicle make and model": "x".repeat(10_000) });
    await page.getByLabel(/Hand Wax/).check();
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
      ["suburb", "Coorparoo"],
      ["service", "Full Detail"],
      ["region", "Brisbane"],
      ["price_shown", "From $340"],
      ["add_ons", "Hand Wax"],
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

  test("a field that failed is in sight with the toast above or beside it", async () => {
    const { page } = await visit("/booking", options);
    await send(page);
    await until(page, () => {
      const { top, bottom } = document.getElementById("booking-full_name")!.getBoundingClientRect();
      return innerWidth < 768 ? Math.abs(top - 120) < 2 : top > 68 && bottom < innerHeight;
    });
  });

  test("without JavaScript the browser's checks guard the form and it arrives all the same", async () => {
    const name = newName();
    const { page } = await visit("/booking", { ...options, javaScript: false });
    await send(page);
    expect(addressOf(page)).toBe("/booking");
    await fillIn(page, name);
    await send(page);
    await page.waitForURL("**/thanks");
    expect((await requestsFrom(name))[0]?.fields).toEqual(
      expect.arrayContaining([
        ["service", "Full Detail"],
        ["contact_method", "sms"],
        ["utilities", "yes"],
      ]),
    );
  });
});

test("a link prefills service, size, estimate and suburb", async () => {
  const name = newName();
  const { page } = await visit(
    "/booking?service=full&vehicleSize=large&estimate=420&suburb=Coorparoo",
    DESKTOP,
  );
  await page
    .locator("#booking-suburb-note", { hasText: "Coorparoo: Brisbane, 0–\u206030 min" })
    .waitFor();
  await fillIn(page, name);
  await send(page);
  await page.waitForURL("**/thanks");
  expect((await requestsFrom(name))[0]?.fields).toEqual(
    expect.arrayContaining([
      ["service", "Full Detail"],
      ["vehicle_size", "Large Vehicle"],
      ["price_estimate", "$420"],
    ]),
  );
});

test("a toast of checks looks destructive, and its button closes it", async () => {
  const { page } = await visit("/booking", PHONE);
  await send(page);
  const toast = page.getByRole("alert");
  await toast.getByText("Name Required").waitFor();
  const [own, danger] = await toast.locator("> div").evaluate((element) => {
    const sample = document.body.appendChild(document.createElement("i"));
    sample.style.color = "var(--color-danger)";
    return [getComputedStyle(element).backgroundColor, getComputedStyle(sample).color];
  });
  expect(own).toBe(danger);
  await toast.getByRole("button", { name: "Close" }).click();
  expect(await toast.innerText()).toBe("");
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

test("our email rule is the browser's", async () => {
  const { page } = await visit("/booking", DESKTOP);
  const addresses = [
    "a@b",
    "jo@example.com",
    "o'brien@x.au",
    "jo@-x.au",
    "jo@x..au",
    "jo@x.",
    "@x",
    "jo",
    "jo@x y",
    "<b>@x",
    "a+b@x-y.z1",
    `${"a".repeat(200)}@x.au`,
    `a@${"b".repeat(64)}.au`,
    `a@${"b".repeat(63)}.au`,
  ];
  const browser = await page.evaluate(
    (all) =>
      all.map((address) => {
        const input = Object.assign(document.createElement("input"), {
          type: "email",
          value: address,
        });
        return input.checkValidity();
      }),
    addresses,
  );
  expect(addresses.map(isBrowserEmail)).toEqual(browser);
});

test("from 1024 px a screen is large: what stands below on smaller ones stands beside", async () => {
  const { page } = await visit("/booking", { ...DESKTOP, width: largeFrom - 1 });
  const form = page.getByLabel("Full name");
  const summary = page.getByRole("region", { name: "Your request" });
  const isBeside = async () => {
    const [one, other] = [await form.boundingBox(), await summary.boundingBox()];
    return one !== null && other !== null && other.x >= one.x + one.width;
  };
  expect(await isBeside()).toBe(false);
  await page.setViewportSize({ width: largeFrom, height: DESKTOP.height });
  expect(await isBeside()).toBe(true);
});
