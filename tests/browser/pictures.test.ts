import type { Locator, Page } from "playwright-core";
import { largeFrom, parseSrcSet } from "@/pictures/picture-sets";
import { services, wordsOf } from "../lib/content";
import { DESKTOP, type PageOptions, PHONE } from "./lib/browser";
import { watchShifts } from "./lib/shifts";
import { eventually, scrollThrough, startScripts, until, useBrowser } from "./lib/visit";

const { open } = useBrowser();

const densePhone: PageOptions = { ...PHONE, density: 3 };

const pairs = services.find(({ pictures }) => "before" in pictures);
const single = services.find(({ pictures }) => "1" in pictures);
const gallery = pairs ?? single;
const testPairs = pairs ? test : test.skip;
const testSingle = single ? test : test.skip;

/** The page of a service, which begins with a hero. */
const service = `/services/${services[0]?.id}`;

/** Waits until a picture is shown from a file of this kind. */
const untilShown = (picture: Locator, kind: "avif" | "webp") =>
  eventually(async () => {
    const file = await picture.evaluate((element) => {
      const image = element as HTMLImageElement;
      return image.naturalWidth > 0 ? image.currentSrc : "none yet";
    });
    expect(file).toMatch(new RegExp(`\\.${kind}$`));
  });

testPairs(
  "a picture whose AVIF does not arrive, or is broken, falls back to WebP before and after the page's scripts",
  async () => {
    const { page } = await open(densePhone);
    await page.route("**/*.avif", (route) =>
      // The hero's files don't arrive; the others are broken.
      route.request().url().includes("/hero")
        ? route.abort()
        : route.fulfill({ contentType: "image/avif", body: "no picture" }),
    );
    await page.goto(`/services/${pairs?.id}`);
    const [hero, other] = [page.locator("main img").first(), page.locator("main img").nth(1)];
    await untilShown(hero, "webp");
    await other.scrollIntoViewIfNeeded();
    await untilShown(other, "webp");
    await startScripts(page);
    await untilShown(hero, "webp");
    await untilShown(other, "webp");
  },
);

test("a picture whose files all fail becomes a box with its alt text", async () => {
  const { page } = await open(densePhone);
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  await page.goto(service);
  const failed = page.locator("main picture").first().and(page.locator("[data-failed]"));
  await failed.waitFor();
  const alt = await failed.locator("img").getAttribute("alt");
  expect(alt).toMatch(/\w+ \w+/);
  const words = await failed.evaluate((box) => getComputedStyle(box, "::after").content);
  expect(words).toBe(JSON.stringify(alt));
  // The box keeps the room of the picture.
  const box = await failed.boundingBox();
  expect(box?.width).toBe(PHONE.width);
  expect(box?.height).toBeGreaterThan(150);
});

// every-page.test.ts tests the same on a phone, on every kind of page.
test("on a wide screen nothing moves while pictures load", async () => {
  const { page } = await open(DESKTOP);
  const listShifts = await watchShifts(page);
  for (const path of ["/", service, "/blog"]) {
    await page.goto(path);
    await scrollThrough(page);
    expect([path, await listShifts()]).toEqual([path, []]);
  }
});

test("pictures are shown without JavaScript, as AVIF", async () => {
  const { page } = await open({ ...densePhone, javaScript: false });
  await page.goto("/");
  const hidden = await page.locator("main img").evaluateAll(
    (all) =>
      all.filter((image) => {
        const { opacity, visibility, display } = getComputedStyle(image);
        return opacity !== "1" || visibility !== "visible" || display === "none";
      }).length,
  );
  expect(hidden).toBe(0);
  await untilShown(page.locator("main img").first(), "avif");
});

testSingle(
  "pictures further down are transparent until they have loaded, then fade in",
  async () => {
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
    const untilOpacity = (wanted: string) =>
      eventually(async () =>
        expect(await image.evaluate((element) => getComputedStyle(element).opacity)).toBe(wanted),
      );
    await untilOpacity("0");
    const slow = await image.evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return transitionProperty.includes("opacity") && Number.parseFloat(transitionDuration) > 0;
    });
    expect(slow).toBe(true);
    release();
    await untilOpacity("1");
  },
);

/**
 * The pictures that a page fetches by itself, or all of them: bytes, shape, and the width that the
 * srcset names.
 */
async function fetchedPictures(page: Page, path: string, { isWhole = true } = {}) {
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
  ["phone at 1.5×", { ...PHONE, density: 1.5 }, 600, 30_000],
  ["phone at 2×", { ...PHONE, density: 2 }, 800, 30_000],
  ["phone at 3×", { ...PHONE, density: 3 }, 1200, 50_000],
  ["large screen at 1×", { width: largeFrom, height: 768 }, 1200, Infinity],
  ["large screen at 2×", { width: largeFrom, height: 768, density: 2 }, 1600, Infinity],
])("a %s gets a hero of the right size", async (_what, screen, width, most) => {
  const { page } = await open(screen);
  const [hero] = await fetchedPictures(page, service, { isWhole: false });
  expect(hero).toMatchObject({ isHero: true, width });
  expect(hero?.bytes).toBeLessThanOrEqual(most);
});

(gallery ? test : test.skip)("gallery pictures of a phone have at most 30 KB", async () => {
  const { page } = await open({ ...PHONE, density: 3 });
  const [, ...others] = await fetchedPictures(page, `/services/${gallery?.id}`);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(({ bytes, isHero }) => !isHero && !(bytes <= 30_000))).toEqual([]);
});

(wordsOf("home").pictures["ready"] ? test : test.skip)(
  "the last picture of the home page loads late, has at most 30 KB, and is that of shared links",
  async () => {
    const { page } = await open(densePhone);
    const pictures = await fetchedPictures(page, "/");
    expect(pictures.at(-1)?.bytes).toBeLessThanOrEqual(30_000);
    const last = page.locator("main img").last();
    expect(await last.getAttribute("alt")).toBe(wordsOf("home").pictures["ready"]);
    expect(await last.getAttribute("loading")).toBe("lazy");
    const shared = page.locator('meta[property="og:image"]');
    expect(await shared.getAttribute("content")).toMatch(/\/ready\.jpg$/);
  },
);

test.each([
  ["phone", { ...PHONE, density: 3 }],
  ["wide screen", DESKTOP],
])(
  "the list of articles uses what it preloads and fetches no picture twice, on a %s",
  async (_name, visitor) => {
    const { page, consoleErrors } = await open(visitor);
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
    expect(consoleErrors.filter((text) => text.includes("preload"))).toEqual([]);
  },
);
