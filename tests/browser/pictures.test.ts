import type { Page } from "playwright-core";

import { DESKTOP, PHONE, type PageOptions } from "./lib/browser";
import { articles, regions, services } from "./lib/expected";
import { readHtml } from "./lib/routes";
import { watchShifts } from "./lib/shifts";
import { scrollThrough, until, useBrowser, wake } from "./lib/visit";

const { open } = useBrowser();

const densePhone: PageOptions = { ...PHONE, density: 3 };

const pairs = services.find(({ pictures }) => "before" in pictures);
const single = services.find(({ pictures }) => "1" in pictures);

const region = `/${regions[0]?.id}`;
const pagesWithPictures = [
  "/",
  `/services/${services[0]?.id}`,
  region,
  "/blog",
  ...articles.slice(0, 1).map(({ path }) => path),
  "/portfolio",
  "/about",
];

type Attributes = Record<string, string>;

/** The pictures of a page's HTML, by their attributes. */
function readPictures(path: string): { alt?: string; sources: Attributes[]; image: Attributes }[] {
  const attributesOf = (tag: string): Attributes =>
    Object.fromEntries(
      [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name.toLowerCase(),
        value,
      ]),
    );
  return [...readHtml(path).matchAll(/<picture[\s\S]*?<\/picture>/g)].map(([picture]) => {
    const [first = {}, ...tags] = picture.split(/(?=<)/).map(attributesOf);
    const sources = tags.filter(({ type }) => type !== undefined);
    return { alt: first["data-alt"], sources, image: tags.find(({ src }) => src) ?? {} };
  });
}

const firstPicture = "main picture >> nth=0";

function shownFile(page: Page, picture = firstPicture): Promise<string> {
  return page.locator(picture).locator("img").evaluate(fileOf);
}

function fileOf(image: Element): string {
  return new URL((image as HTMLImageElement).currentSrc).pathname;
}

async function isShown(page: Page, picture = firstPicture): Promise<boolean> {
  const image = page.locator(picture).locator("img");
  return image.evaluate((element) => (element as HTMLImageElement).naturalWidth > 0);
}

describe("the format", () => {
  test("is AVIF where the browser shows it", async () => {
    const { page } = await open(densePhone);
    await page.goto(region, { waitUntil: "networkidle" });
    expect(await shownFile(page)).toMatch(/\.avif$/);
    expect(await isShown(page)).toBe(true);
  });

  test.each([
    ["does not arrive", "abort"],
    ["is no picture", "garbage"],
  ])(
    "falls back to WebP when the AVIF %s, before and after the page's scripts",
    async (_what, how) => {
      const { page } = await open(densePhone);
      await page.route("**/*.avif", (route) =>
        how === "abort"
          ? route.abort()
          : route.fulfill({ contentType: "image/avif", body: "no picture" }),
      );
      await page.goto(region);
      await until(page, () => {
        const image = document.querySelector<HTMLImageElement>("main picture img");
        return (image?.naturalWidth ?? 0) > 0;
      });
      expect(await shownFile(page)).toMatch(/\.webp$/);
      await wake(page);
      expect(await shownFile(page)).toMatch(/\.webp$/);
      expect(await isShown(page)).toBe(true);
    },
  );

  test("gives way to a box with the words when no file can be shown", async () => {
    const { page } = await open(densePhone);
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    await page.goto(region);
    const failed = page.locator(firstPicture).and(page.locator("[data-failed]"));
    await failed.waitFor();
    const alt = await failed.locator("img").getAttribute("alt");
    expect(alt).toMatch(/\w+ \w+/);
    const words = await failed.evaluate((box) => getComputedStyle(box, "::after").content);
    expect(words).toBe(JSON.stringify(alt));
    // The box keeps the room of the picture.
    const box = await failed.boundingBox();
    expect(box?.width).toBe(PHONE.width);
    expect(box?.height).toBeGreaterThan(200);
  });
});

// On a phone: budgets.test.ts.
test.each(pagesWithPictures)(
  "on a wide screen nothing moves on %s while its pictures come",
  async (path) => {
    const { page } = await open(DESKTOP);
    const listShifts = await watchShifts(page);
    await page.goto(path);
    await scrollThrough(page);
    expect(await listShifts()).toEqual([]);
  },
);

test("pictures are shown without JavaScript", async () => {
  const { page } = await open({ ...densePhone, javaScript: false });
  await page.goto("/", { waitUntil: "load" });
  const hidden = await page.locator("main img").evaluateAll(
    (all) =>
      all.filter((image) => {
        const { opacity, visibility, display } = getComputedStyle(image);
        return opacity !== "1" || visibility !== "visible" || display === "none";
      }).length,
  );
  expect(hidden).toBe(0);
  expect(await isShown(page)).toBe(true);
});

test.each([
  ["/", "hero"],
  ["/service-areas", "hero"],
  ...regions.map(({ id }) => [`/${id}`, "hero"]),
  ...services.map(({ id }) => [`/services/${id}`, "hero"]),
  ["/about", "1"],
  ["/about", "2"],
  ["/", "cta"],
] as [string, string][])(
  "on %s the picture %s is an entry of both sizes and formats",
  (path, name) => {
    const picture = readPictures(path).find(({ image }) => image["src"]?.endsWith(`/${name}.webp`));
    const isHero = name === "hero" || name === "cta";
    const mobile = isHero ? ["800", "450"] : ["500", "375"];
    expect(
      picture?.sources.map(({ media, type, srcset, width, height }) => [
        ...[media, type, srcset?.includes(".avif") ? "avif" : "webp"],
        ...[width, height],
      ]),
    ).toEqual([
      ["(max-width: 767.98px)", "image/avif", "avif", ...mobile],
      ["(max-width: 767.98px)", "image/webp", "webp", ...mobile],
      [undefined, "image/avif", "avif", undefined, undefined],
    ]);
    expect([picture?.image["width"], picture?.image["height"]]).toEqual(
      isHero ? ["1600", "900"] : ["1000", "750"],
    );
    expect(picture?.alt === "" || /\w+ \w+/.test(picture?.alt ?? "")).toBe(true);
  },
);

test.each(pagesWithPictures)("%s gives every picture its size and its alternative text", (path) => {
  const images = readPictures(path).map(({ image }) => image);
  expect(images.length).toBeGreaterThan(0);
  const incomplete = images.filter(
    ({ width, height, alt }) => !(Number(width) > 0) || !(Number(height) > 0) || alt === undefined,
  );
  expect(incomplete).toEqual([]);
});

test("pictures further down are transparent until they are there, then fade in", async () => {
  const { page } = await open(DESKTOP);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/1\.(avif|webp)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/services/${single?.id}`);
  await until(page, () => document.documentElement.classList.contains("fading"));
  const image = page.locator('img[src$="/1.webp"]');
  await image.scrollIntoViewIfNeeded();
  const look = () =>
    image.evaluate((element) => {
      const { opacity, transitionProperty, transitionDuration } = getComputedStyle(element);
      return { opacity, transitionProperty, isSlow: Number.parseFloat(transitionDuration) > 0 };
    });
  await until(page, () => {
    const element = document.querySelector('img[src$="/1.webp"]');
    return element !== null && getComputedStyle(element).opacity === "0";
  });
  expect(await look()).toEqual({
    opacity: "0",
    transitionProperty: "opacity, transform",
    isSlow: true,
  });
  release();
  await until(page, () => {
    const element = document.querySelector('img[src$="/1.webp"]');
    return element !== null && getComputedStyle(element).opacity === "1";
  });
});

test("before and after are one over the other, and the arrow keys move the edge", async () => {
  const { page } = await open(densePhone);
  await page.goto(`/services/${pairs?.id}`);
  await until(page, () => document.documentElement.classList.contains("fading"));
  const compare = page.locator("[data-compare]").first();
  const slider = compare.getByRole("slider");
  const before = compare.locator("figure").nth(1);
  const clip = () => before.evaluate((side) => getComputedStyle(side).clipPath);
  const [one, other] = await compare.locator("img").all();
  expect(await one?.boundingBox()).toEqual(await other?.boundingBox());
  const start = await clip();
  await slider.press("ArrowRight");
  expect(await slider.inputValue()).toBe("51");
  expect(await clip()).not.toBe(start);
});
