import type { Locator } from "playwright-core";
import { formatDollars } from "@/business/money";
import { content, dataOf } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import {
  articles,
  booked,
  business,
  plain,
  priceOf,
  regions,
  services,
  startingPriceIn,
  wording,
} from "./lib/expected";
import { eventually, untilValue, useBrowser } from "./lib/visit";

const { visit, open } = useBrowser();

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("the first screen of a phone has the headline over its slider, the suburb field and Book Now, without the offer", async () => {
  const { page } = await visit("/", PHONE);
  const main = page.getByRole("main");
  const slider = main.getByRole("slider", { name: "Dust and Detailed: " }).first();
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
  await eventually(async () => expect(await edge()).toBe("100"));
  // Read from the built styles, because the minifier must not reset the timeline of the scroll.
  const pair = page.locator("[data-compare]").first();
  const timeline = await pair.evaluate((element) =>
    getComputedStyle(element).getPropertyValue("animation-timeline"),
  );
  expect(timeline).toBe("view()");
  // The edge is at 36 % of the width of its drawing; the handle is 48 px wide.
  for (const value of [10, 25, 50, 75, 90]) {
    await slider.fill(String(value));
    await eventually(async () => {
      const [left = NaN, width = NaN] = await pair
        .locator("picture")
        .last()
        .evaluate((picture) => {
          const { maskPosition, maskSize } = getComputedStyle(picture);
          return [maskPosition, maskSize].map(parseFloat);
        });
      const handle = 24 + (value / 100) * (PHONE.width - 48);
      expect(Math.abs(left + 0.36 * width - handle)).toBeLessThan(24);
    });
  }
  expect(await page.getByRole("complementary", { name: "Offer" }).isVisible()).toBe(false);
  await book.click();
  await page.waitForURL("**/booking");
});

test("the first screen of a desktop has the suburb field and Book Now, below the offer", async () => {
  const { page } = await visit("/", DESKTOP);
  const foot = page.locator("[data-compare] + *").first();
  for (const part of [
    foot.getByLabel("Do you come to me?"),
    foot.getByRole("link", { name: "Book Now" }),
  ]) {
    const box = (await part.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(DESKTOP.height);
  }
});

/** How opaque the canvas of the hero is at two points, 0 to 255: where it was wiped, and at its lower edge. */
const readWiped = (canvas: Locator, x: number, y: number) =>
  canvas.evaluate(
    (element, [left = 0, top = 0]) => {
      const { width, height } = element as HTMLCanvasElement;
      const context = (element as HTMLCanvasElement).getContext("2d");
      if (width === 0) return "nothing";
      const alphaAt = (column: number, row: number) =>
        context?.getImageData(column, row, 1, 1).data[3];
      return [alphaAt(left, top), alphaAt(left, height - 1)];
    },
    [x, y],
  );

test("a stroke across the hero wipes its dust where it passes, until the slider is moved", async () => {
  const { page } = await visit("/", DESKTOP);
  const canvas = page.locator("canvas");
  const { x, y } = (await canvas.boundingBox())!;
  const stroke = async () => {
    await page.mouse.move(x + 40, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + 140, y + 110, { steps: 5 });
    await page.mouse.up();
  };
  await stroke();
  expect(await readWiped(canvas, 100, 105)).toEqual([255, 0]);
  await page.getByRole("slider", { name: "Dust and Detailed: " }).first().press("Home");
  expect(await readWiped(canvas, 100, 105)).toBe("nothing");
  // For visitors who asked for less motion, it moves the edge instead.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stroke();
  expect(await readWiped(canvas, 100, 105)).toBe("nothing");
  expect(
    await canvas.evaluate((element) => element.parentElement?.style.getPropertyValue("--at")),
  ).toBe("10");
});

(business.promo ? test : test.skip)(
  "the offer comes on desktops after 300 ms and goes 300 ms after its close button, for the session",
  async () => {
    const { page, context } = await open(DESKTOP);
    await page.goto("/", { waitUntil: "commit" });
    const offer = page.getByRole("complementary", { name: "Offer" });
    await offer.waitFor({ state: "attached" });
    const timing = await offer.evaluate((element) => {
      const { animationDelay, animationDuration } = getComputedStyle(element);
      return { animationDelay, animationDuration };
    });
    expect(timing).toEqual({ animationDelay: "0.3s", animationDuration: "0.3s" });
    // Chromium begins no transition of what is still animated.
    await offer.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    await offer.evaluate((element) =>
      element.addEventListener("transitionrun", () =>
        element.setAttribute("data-fade", getComputedStyle(element).transitionDuration),
      ),
    );
    await page.getByRole("button", { name: "Close the offer" }).click();
    await page.locator('[data-fade="0.3s"]').waitFor({ state: "attached" });
    await offer.waitFor({ state: "hidden", timeout: 1500 });
    await page.reload();
    // Longer than it would take to appear: it comes within 600 ms.
    await page.waitForTimeout(800);
    expect(await offer.isVisible()).toBe(false);
    const fresh = await context.newPage();
    await fresh.goto("/");
    await fresh.getByRole("complementary", { name: "Offer" }).waitFor();
  },
);

test("below the hero are reasons, popular services, areas and reviews, with links onward", async () => {
  const { page } = await open({ ...DESKTOP, javaScript: false });
  await page.goto("/");
  const main = page.getByRole("main");
  const itemsOf = (name: string) => page.getByRole("region", { name }).getByRole("listitem");
  expect(await itemsOf("Why choose us").count()).toBe(6);
  const featured = await itemsOf("Popular services").evaluateAll((all) =>
    all.map((item) => [
      item.querySelector("a")?.textContent,
      item.querySelector("a")?.getAttribute("href"),
      /\$[\d,]+/.exec((item as HTMLElement).innerText)?.[0],
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
  const { googleReviews } = business.social;
  const toReviews = await main
    .getByRole("link", { name: "Read our Google reviews" })
    .evaluateAll((all) =>
      all.map((link) => ["href", "target", "rel"].map((name) => link.getAttribute(name))),
    );
  expect(toReviews).toEqual(
    googleReviews && dataOf("reviews").length > 0
      ? [[googleReviews, "_blank", expect.stringContaining("noopener")]]
      : [],
  );
  const call = page.locator("section").filter({ hasText: wording.closings.home.text });
  for (const [part, name, path] of [
    [main, "View all services", "/services"],
    ...(content.ids.portfolio.length > 0 ? [[main, "See Our Work", "/portfolio"] as const] : []),
    ...(articles.length > 0 ? [[main, "Tips & Advice", "/blog"] as const] : []),
    [call, "Book Now", "/booking"],
    [call, "Contact us", "/contact"],
  ] as const)
    expect(await part.getByRole("link", { name }).getAttribute("href")).toBe(path);
});

test("on paper, its words are in ink on white, and the pictures of a pair are side by side", async () => {
  const { page } = await visit("/", DESKTOP);
  await page.emulateMedia({ media: "print" });
  const title = page.getByRole("heading", { level: 1 });
  const [color, ink] = await title.evaluate((element) =>
    [element, document.body].map((each) => getComputedStyle(each).color),
  );
  expect(color).toBe(ink);
  expect(await page.locator("main picture").first().isVisible()).toBe(false);
  for (const pair of await page.locator("[data-compare]:not(:has(h1))").all()) {
    const [before, after] = await pair
      .locator("figure")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(before?.right).toBeLessThanOrEqual(after?.left ?? 0);
  }
});

test("“Do you come to me?” answers with travel time and price, and books that suburb", async () => {
  const { region, suburb } = booked;
  const { page } = await visit("/", PHONE);
  await page.getByLabel("Do you come to me?").fill(suburb.toLowerCase());
  const answer = page.getByRole("main").getByRole("status").first();
  await answer.getByText(`Yes, we come to ${suburb}.`).waitFor();
  expect(plain(await answer.innerText())).toContain(
    `${region.travel.from}–${region.travel.to} min travel, services from ${formatDollars(startingPriceIn(region.id))}.`,
  );
  await page.getByRole("link", { name: `Book in ${suburb}` }).click();
  await page.waitForURL("**/booking?suburb=*");
  await untilValue(page.getByLabel(/Suburb/), suburb);
});

test("“Do you come to me?” offers a message if the answer is no", async () => {
  const { page } = await visit("/", DESKTOP);
  await page.getByLabel("Do you come to me?").fill("Cairns");
  await page.getByRole("link", { name: "Ask us" }).click();
  await page.waitForURL("**/contact?suburb=Cairns");
  await untilValue(page.getByLabel("Message"), "Do you come to Cairns?");
});
