import type { Page } from "playwright-core";
import { largeFrom, parseSrcSet } from "@/pictures/picture-sets";
import { DESKTOP, PHONE } from "./lib/browser";
import { services } from "./lib/expected";
import { scrollThrough, useBrowser } from "./lib/visit";

const { open } = useBrowser();

/** The page of a service, which begins with a hero, and that of one with more pictures. */
const service = `/services/${services[0]?.id}`;
const gallery = services.find(({ pictures }) => "before" in pictures || "1" in pictures);

/** The pictures that a page fetches by itself, or all of them: bytes, shape, and the width that the srcset names. */
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
  ["phone at 3×", { ...PHONE, density: 3 }, 1200, 45_000],
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
