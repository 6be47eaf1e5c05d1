import { formatDollars } from "../../src/business/money";
import { dataOf } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { business, plain, priceOf, regions, services } from "./lib/expected";
import { hrefsOf, untilValue, useBrowser } from "./lib/visit";

const { visit, open } = useBrowser();

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("the first screen of a phone has the headline over its slider, the suburb field and Book Now, without the offer", async () => {
  const { page } = await visit("/", PHONE);
  const main = page.getByRole("main");
  const slider = main.getByRole("slider", { name: /^Before and after/ }).first();
  const book = main.getByRole("link", { name: "Book Now" }).first();
  for (const part of [
    main.getByRole("heading", { level: 1 }),
    slider,
    page.getByLabel("Do you come to me?"),
    book,
  ]) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(PHONE.height);
  }
  const edge = () =>
    slider.evaluate((range) =>
      range.closest<HTMLElement>("[data-compare]")?.style.getPropertyValue("--at"),
    );
  await slider.press("End");
  expect(await edge()).toBe("100");
  expect(await page.getByRole("complementary", { name: "Offer" }).isVisible()).toBe(false);
  await book.click();
  await page.waitForURL("**/booking");
});

test("the offer comes on desktops after 300 ms and goes 300 ms after its close button, for the session", async () => {
  const { page, context } = await open(DESKTOP);
  await page.goto("/", { waitUntil: "commit" });
  const offer = page.getByRole("complementary", { name: "Offer" });
  await offer.waitFor({ state: "attached" });
  const timing = await offer.evaluate((element) => {
    const { animationDelay, animationDuration } = getComputedStyle(element);
    return { animationDelay, animationDuration };
  });
  expect(timing).toEqual({ animationDelay: "0.3s", animationDuration: "0.3s" });
  await offer.waitFor();
  await page.getByRole("button", { name: "Close the offer" }).click();
  expect(await offer.evaluate((element) => getComputedStyle(element).transitionDuration)).toContain(
    "0.3s",
  );
  await offer.waitFor({ state: "hidden", timeout: 1500 });
  await page.reload();
  await page.waitForTimeout(800);
  expect(await offer.isVisible()).toBe(false);
  const fresh = await context.newPage();
  await fresh.goto("/");
  await fresh.getByRole("complementary", { name: "Offer" }).waitFor();
});

test("further down it says why, what most people book, where, what customers say, and leads on", async () => {
  const { page } = await visit("/", DESKTOP);
  const main = page.getByRole("main");
  const itemsOf = (name: string) => page.getByRole("region", { name }).getByRole("listitem");
  expect(await itemsOf("Why choose us").count()).toBe(6);
  const featured = await itemsOf("What most people book").evaluateAll((all) =>
    all.map((item) => [
      item.querySelector("a")?.textContent,
      item.querySelector("a")?.getAttribute("href"),
      /\$\d+/.exec((item as HTMLElement).innerText)?.[0],
    ]),
  );
  expect(featured).toEqual(
    services
      .filter((service) => service.featured)
      .map(({ id, name, code }) => [name, `/services/${code}`, formatDollars(priceOf(id))]),
  );
  const areas = await itemsOf("Where we work").evaluateAll((all) =>
    all.map((item) => [
      item.querySelector("a")?.getAttribute("href"),
      (item as HTMLElement).innerText,
    ]),
  );
  expect(areas.map(([path, text]) => [path, plain(String(text))])).toEqual(
    regions.map(({ id, longName, suburbs, travel }) => [
      `/${id}`,
      `${longName} ${suburbs.length}+ suburbs ${travel.from}–${travel.to} mins travel`,
    ]),
  );
  const texts = await itemsOf("What customers say").allInnerTexts();
  expect(texts.map(plain)).toEqual(
    dataOf("reviews").map(({ name, location, source, text }) =>
      expect.stringMatching(
        new RegExp(`${escape(text)}.* ${escape(name)}, ${escape(location)} · ${escape(source)}`),
      ),
    ),
  );
  const reviews = main.getByRole("link", { name: "Read our Google reviews" });
  expect(await reviews.getAttribute("href")).toBe(business.social.googleReviews);
  expect(await reviews.getAttribute("target")).toBe("_blank");
  expect(await reviews.getAttribute("rel")).toContain("noopener");
  const call = page.locator("section").filter({ hasText: "Ready when your car is" });
  for (const [part, name, path] of [
    [main, "View all services", "/services"],
    [main, "See Our Work", "/portfolio"],
    [main, "Tips & Advice", "/blog"],
    [call, "Book Now", "/booking"],
    [call, "Contact us", "/contact"],
  ] as const)
    expect(await part.getByRole("link", { name }).getAttribute("href")).toBe(path);
  // The closing call has a picture of its own, beside its words and not under them.
  const picture = call.getByRole("img").first();
  await picture.scrollIntoViewIfNeeded();
  expect(await picture.getAttribute("alt")).toMatch(/\w+ \w+/);
  const hero = main.getByRole("img").first();
  expect(await picture.getAttribute("src")).not.toBe(await hero.getAttribute("src"));
  const [shown, words] = [await picture.boundingBox(), await call.locator("p").boundingBox()];
  expect((words?.x ?? 0) + (words?.width ?? Infinity)).toBeLessThan(shown?.x ?? 0);
});

test("the map lights up what is pointed at, leads to each region, and is passed by the keyboard", async () => {
  const { page } = await visit("/", DESKTOP);
  const map = page.locator("main svg[viewBox]:has(a)");
  const areas = map.locator("a");
  expect(await hrefsOf(areas)).toEqual(regions.map(({ id }) => `/${id}`));
  expect(await areas.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex >= 0))).toEqual([]);
  const last = regions.length - 1;
  const area = areas.nth(last).locator("path").first();
  const colour = () => area.evaluate((path) => getComputedStyle(path).stroke);
  const before = await colour();
  await areas.nth(last).locator("text").hover();
  expect(await colour()).not.toBe(before);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(`**/${regions[last]?.id}`);
});

describe("Do you come to me?", () => {
  const [region] = regions;
  const [suburb] = region?.suburbs ?? [];
  const name = suburb?.name ?? "";

  test("answers a suburb with its region's travel time and price, and drops a pin", async () => {
    const { page } = await visit("/", PHONE);
    await page.getByLabel("Do you come to me?").fill(name.toLowerCase());
    const answer = page.getByRole("main").getByRole("status").first();
    await answer.getByText(`Yes, we come to ${name}.`).waitFor();
    const prices = services.map(({ id }) => priceOf(id, region?.id));
    expect(plain(await answer.innerText())).toContain(
      `${region?.travel.from}–${region?.travel.to} min travel, services from ${formatDollars(Math.min(...prices))}.`,
    );
    expect(await page.locator('main svg[viewBox]:has(a) g[transform^="translate"]').count()).toBe(
      1,
    );
  });

  test("books with the suburb filled in", async () => {
    const { page } = await visit("/", DESKTOP);
    await page.getByLabel("Do you come to me?").fill(name);
    await page.getByRole("link", { name: `Book in ${name}` }).click();
    await page.waitForURL("**/booking?suburb=*");
    await untilValue(page.getByLabel(/Suburb/), name);
  });

  test("is kind where the answer is no", async () => {
    const { page } = await visit("/", DESKTOP);
    await page.getByLabel("Do you come to me?").fill("Cairns");
    await page.getByRole("link", { name: "Ask us" }).click();
    await page.waitForURL("**/contact?suburb=Cairns");
    await untilValue(page.getByLabel("Message"), "Do you come to Cairns?");
  });
});
