import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { denseAbove, largeFrom, mobileBelow, parseSrcSet } from "../../src/pictures/picture-sets";
import { DESKTOP, PHONE } from "./lib/browser";
import { services } from "./lib/expected";
import { scrollThrough, useBrowser } from "./lib/visit";

const { open } = useBrowser();

/** The page of a service with a pair of pictures, which begins with a hero. */
const service = `/services/${services.find(({ pictures }) => "before" in pictures)?.id}`;

/** The pictures that a page fetches by itself, or all of them: bytes, shape, and the width that the srcset names. */
async function fetchedPictures(page: Page, path: string, { isWhole = false } = {}) {
  const sizes = new Map<string, number>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(avif|webp)$/.test(pathname)) return;
    sizes.set(pathname, Number(response.headers()["content-length"]));
  });
  await page.goto(path);
  if (isWhole) await scrollThrough(page);
  const shown = await page.locator("main picture").evaluateAll((all) =>
    all.flatMap((picture) => {
      const image = picture.querySelector("img");
      if (!image?.currentSrc) return [];
      return {
        file: new URL(image.currentSrc).pathname,
        isHero: Number(image.getAttribute("width")) / Number(image.getAttribute("height")) > 1.5,
        sources: [...picture.querySelectorAll("source")].map(({ srcset }) => srcset).join(", "),
      };
    }),
  );
  return shown.map(({ file, isHero, sources }) => ({
    isHero,
    width: parseSrcSet(sources).find(({ path: each }) => each === file)?.width ?? 0,
    bytes: sizes.get(file) ?? Number.NaN,
  }));
}

test.each([
  ["a phone", 390, 844],
  ["a large screen", largeFrom, 768],
])(
  "a dense screen, of more than 1.5 pixels to the point, gets more pixels of the same picture on %s",
  async (_device, width, height) => {
    const widths: number[] = [];
    for (const density of [1, denseAbove, denseAbove + 0.5]) {
      const { page } = await open({ width, height, density });
      const [hero] = await fetchedPictures(page, service);
      widths.push(hero?.width ?? 0);
    }
    const [plain = 0, limit = 0, dense = 0] = widths;
    expect(plain).toBeLessThanOrEqual(limit);
    expect(dense).toBeGreaterThan(plain);
    expect(dense).toBeGreaterThanOrEqual(limit);
    // Never more than a phone is offered, nor than the desktop crop has.
    expect(dense).toBeLessThanOrEqual(width < mobileBelow ? 1200 : 1600);
  },
);

test.each([
  [2, 800, 30_000],
  [3, 1200, 45_000],
])(
  "a phone at %d× gets a hero of %d pixels and at most %d bytes, and gallery pictures of at most 30 KB",
  async (density, width, most) => {
    const { page } = await open({ ...PHONE, density });
    const [hero, ...gallery] = await fetchedPictures(page, service, { isWhole: true });
    expect(hero).toMatchObject({ isHero: true, width });
    expect(hero?.bytes).toBeLessThanOrEqual(most);
    expect(gallery.length).toBeGreaterThan(0);
    expect(gallery.filter(({ bytes, isHero }) => !isHero && !(bytes <= 30_000))).toEqual([]);
  },
);

test.each([
  ["phone", { ...PHONE, density: 3 }],
  ["wide screen", DESKTOP],
])(
  "the list of articles uses what it preloads and fetches no picture twice, on a %s",
  async (_name, visitor) => {
    const { page, complaints } = await open(visitor);
    const requests: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(avif|webp)$/.test(pathname)) requests.push(pathname);
    });
    await page.goto("/blog", { waitUntil: "networkidle" });
    const shown = await page
      .locator("main picture img")
      .evaluateAll((all) =>
        all.slice(0, 3).map((image) => new URL((image as HTMLImageElement).currentSrc).pathname),
      );
    expect(requests.slice(0, 3).sort()).toEqual(shown.sort());
    expect(new Set(requests).size).toBe(requests.length);
    expect(complaints.filter((text) => text.includes("preload"))).toEqual([]);
  },
);

test("no picture of the built site says where, when or with what it was taken", async () => {
  const folder = "public/static";
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(avif|webp|jpe?g|png)$/i.test(name));
  expect(files.length).toBeGreaterThan(0);
  const telling = await Promise.all(
    files.map(async (name) => {
      const { exif, xmp, iptc } = await sharp(join(folder, name)).metadata();
      return exif || xmp || iptc ? name : undefined;
    }),
  );
  expect(telling.filter(Boolean)).toEqual([]);
});
