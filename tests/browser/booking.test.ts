import type { Locator } from "playwright-core";
import { dataOf, regions, wordsOf } from "../lib/content";
import { booked, choice, fillIn, sendBooking, unfold } from "./lib/booking";
import { DESKTOP, PHONE } from "./lib/browser";
import { newName, requestsFrom } from "./lib/inbox";
import { addressOf, plain, startScripts, until, untilValue, useBrowser } from "./lib/visit";

const { visit } = useBrowser();
const { howOften = [] } = dataOf("pricing");
const { phone } = dataOf("business");

test("a request arrives as it was typed, and the page says so", async () => {
  const name = `${newName()} José O'Brien محمد 🚗 <b>x</b> ０４９１`;
  const { page, consoleErrors } = await visit("/booking", PHONE);
  await fillIn(page, name, { "Vehicle make and model": "x".repeat(10_000) });
  const { addOn, service, size } = booked;
  await page.getByRole("radio", { name: size?.name }).check();
  await unfold(page);
  if (addOn) await choice(page, /^Add-ons/, new RegExp(addOn.title)).check();
  for (const day of ["Tue", "Fri"]) await choice(page, /^Preferred days/, day).check();
  await page.getByLabel("Preferred time").selectOption("Afternoon");
  await choice(page, "How should we contact you?", "Phone").check();
  await choice(page, "Are power and water available?", "No").check();
  await page.getByLabel("How did you hear about us?").fill("A friend");
  await page.getByLabel("Comments").fill("two\nlines");
  await sendBooking(page);
  await page.waitForURL("**/thanks");
  const [request, ...more] = await requestsFrom(name);
  expect(more).toEqual([]);
  const reference = new Map(request?.fields).get("reference");
  // Another question that is not answered changes nothing.
  const sent = request?.fields.filter(([field, answer]) => answer !== "" || field === "_honey");
  expect(sent).toEqual([
    ["_captcha", "false"],
    ["_next", expect.stringMatching(/^https?:\/\/.*\/thanks$/)],
    ["_subject", `${service.name}, ${booked.suburb}, ${reference}`],
    ["_honey", ""],
    ["reference", expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)],
    ["full_name", name],
    ["phone", "+61 412-345 678"],
    ["email", "a@b"],
    ["vehicle", "x".repeat(10_000)],
    ["suburb", booked.suburb],
    ["preferred_days", "Tuesday, Friday"],
    ["service", service.name],
    ["vehicle_size", size?.name],
    ["utilities", "no"],
    ...howOften.slice(0, 1).map(({ label }) => ["how_often", label]),
    ...(addOn ? [["add_ons", addOn.title]] : []),
    ["preferred_time", "Afternoon"],
    ["price_estimate", expect.stringMatching(/^\$\d+$/)],
    ["price_shown", expect.stringMatching(/\$[\d,]+$/)],
    ["contact_method", "phone"],
    ["referral", "A friend"],
    ["message", "two\r\nlines"],
    ["consent", "yes"],
    ["open_on_your_phone", expect.stringMatching(/\/desk#reference=[\w-]{9}~sent=.*~end=1$/)],
  ]);
  await page.getByRole("heading", { level: 1, name: wordsOf("thanks").heading }).waitFor();
  await page.getByText("Booking Request Submitted").waitFor();
  const receipt = await page.getByRole("region", { name: "What you sent" }).innerText();
  expect(plain(receipt)).toContain("Preferred time Afternoon How should we contact you? Phone");
  expect(consoleErrors).toEqual([]);
});

/** The places in the window of what is visible, as `[left, top, right, bottom]`. */
const placesOf = (locators: Locator[]) =>
  Promise.all(
    locators.map(async (locator) => {
      const box = (await locator.isVisible()) ? await locator.boundingBox() : null;
      return box ? [[box.x, box.y, box.x + box.width, box.y + box.height]] : [];
    }),
  ).then((places) => places.flat());

test("on every screen, the toast covers nothing that is needed, and goes once the field is right", async () => {
  const { page } = await visit("/booking", PHONE);
  const toast = page.getByRole("alert").locator("> div");
  const banner = page.getByRole("banner");
  const name = page.getByLabel(/^Full name/);
  const others = [
    banner.getByRole("link", { name: /, home$/ }),
    banner.getByRole("link", { name: phone.mobile ?? phone.landline }),
    banner.getByRole("link", { name: "Book Now" }),
    page.getByRole("region", { name: "Your request" }),
  ];
  for (const { width, height } of [
    PHONE,
    { width: 320, height: 640 },
    { width: 768, height: 1024 },
    DESKTOP,
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await sendBooking(page);
    await until(page, () => {
      const row = document.getElementById("booking-full_name")!.closest("div")!;
      const { top, bottom } = row.getBoundingClientRect();
      return innerWidth < 768 ? Math.abs(top - 120) < 2 : top > 68 && bottom < innerHeight;
    });
    const covered = async (locators: Locator[]) => {
      const [place] = await placesOf([toast]);
      const [left = 0, top = 0, right = 0, bottom = 0] = place ?? [];
      expect(bottom - top).toBeGreaterThan(40);
      if (width < 768) expect([left, bottom - top <= 60]).toEqual([0, true]);
      return (await placesOf(locators)).filter(
        ([x = 0, y = 0, endX = 0, endY = 0]) =>
          x < right && left < endX && y < bottom && top < endY,
      );
    };
    expect([width, await covered([name, ...others])]).toEqual([width, []]);
    for (const y of [600, 900]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      expect([width, await covered(others)]).toEqual([width, []]);
    }
  }
  await page.emulateMedia({ media: "print" });
  expect(await toast.isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await name.fill("Jo");
  await toast.waitFor({ state: "detached" });
});

test("without JavaScript the browser's checks guard the form and it arrives all the same", async () => {
  const name = newName();
  const { page } = await visit("/booking", { ...PHONE, javaScript: false });
  await sendBooking(page);
  expect(addressOf(page)).toBe("/booking");
  await fillIn(page, name);
  await sendBooking(page);
  await page.waitForURL("**/thanks");
  expect((await requestsFrom(name))[0]?.fields).toEqual(
    expect.arrayContaining([
      ["_subject", "Booking request from the website"],
      ["service", booked.service.name],
      ["contact_method", "sms"],
      ["utilities", "yes"],
    ]),
  );
});

test("what was typed survives a reload and another page; once sent, form and receipt say so", async () => {
  const name = newName();
  const { page, context } = await visit("/booking", PHONE);
  await fillIn(page, name);
  await page.reload();
  await startScripts(page);
  await untilValue(page.getByLabel("Full name"), name);
  await page.goto("/faq");
  await page.goBack();
  await startScripts(page);
  await untilValue(page.getByLabel("Service"), booked.service.name);
  await sendBooking(page);
  await page.waitForURL("**/thanks");
  await startScripts(page);
  // Nothing is stored beyond the tab.
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect([cookies, origins.flatMap(({ localStorage }) => localStorage)]).toEqual([[], []]);
  const receipt = page.getByRole("region", { name: "What you sent" });
  await receipt.getByText(name).waitFor();
  await page.reload();
  await startScripts(page);
  await receipt.getByText(name).waitFor();
  await page.goto("/booking");
  await startScripts(page);
  await page.getByRole("heading", { name: /^You sent this at / }).waitFor();
  await page.getByRole("button", { name: "Send another request" }).click();
  expect(await page.getByLabel("Full name").inputValue()).toBe(name);
  expect(await page.getByLabel(/I consent/).isChecked()).toBe(false);
});

test("when the form provider fails, the form says on return when it was sent, and has the answers", async () => {
  const name = newName();
  const { page } = await visit("/booking", DESKTOP);
  await fillIn(page, name);
  await page.route("**/__inbox/booking", (route) => route.fulfill({ status: 500, body: "Down" }));
  await sendBooking(page);
  await page.getByText("Down").waitFor();
  await page.goBack();
  await startScripts(page);
  await page.getByRole("heading", { name: /^You sent this at / }).waitFor();
  const mail = await page.getByRole("link", { name: "by email" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain(`Full name: ${name}`);
  await page.unroute("**/__inbox/booking");
  await sendBooking(page);
  await page.waitForURL("**/thanks");
  expect(await requestsFrom(name)).toHaveLength(1);
});

test("after the browser's Stop, the form says after eight seconds when it was sent, and sends again", async () => {
  const name = newName();
  const { page } = await visit("/booking", PHONE);
  await fillIn(page, name);
  let isAnswered = false;
  await page.route("**/__inbox/booking", (route) => isAnswered && route.continue());
  // All of it in one go, because Playwright waits for the next page.
  const words = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>("#booking [type=submit]")!;
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    button.click();
    await wait(500);
    window.stop();
    const sending = button.innerText;
    await wait(8000);
    return [sending, document.querySelector("#booking-notice h2")?.textContent, button.innerText];
  });
  expect(words).toEqual([
    "Sending…",
    expect.stringMatching(/^You sent this at /),
    "Send booking request",
  ]);
  isAnswered = true;
  await sendBooking(page);
  await page.waitForURL("**/thanks");
  expect(await requestsFrom(name)).toHaveLength(1);
});

test("the price of a postcode that several suburbs share is that of their region", async () => {
  const shared = regions.flatMap((region) => {
    const { postcode } = region.suburbs.find(
      (each) => region.suburbs.filter((other) => other.postcode === each.postcode).length > 1,
    ) ?? { postcode: "" };
    return postcode ? [{ ...region, postcode }] : [];
  });
  const { page } = await visit(`/booking?service=${booked.service.id}`, PHONE);
  for (const { postcode, longName } of shared) {
    await page.getByLabel("Suburb").fill(postcode);
    const summary = page.getByRole("region", { name: "Your request" });
    await summary.getByText(`${longName} prices`).waitFor();
    await page.getByText("Do you mean").waitFor();
  }
});
