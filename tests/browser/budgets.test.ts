import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { PHONE, readVariable } from "./lib/browser";
import { readHtml, routes } from "./lib/routes";
import { watchShifts } from "./lib/shifts";
import { startScripts, useBrowser } from "./lib/visit";

const { open } = useBrowser();

/**
 * Limits that the project set itself, in thousands of bytes: texts as hosts compress them, and the first view of a phone
 * with three device pixels for one, pictures just below it included.
 */
const limits = {
  firstScripts: 5,
  script: 95,
  html: 20,
  firstView: 110,
  firstViewOfPortfolio: 150,
};

interface Load {
  url: string;
  kind: string;
  bytes: number;
}

/** Everything a page asks for, with the size it has on the way. */
function watch(page: Page): Load[] {
  const loads: Load[] = [];
  page.on("requestfinished", (request) => {
    void request.sizes().then(
      ({ responseBodySize }) =>
        loads.push({ url: request.url(), kind: request.resourceType(), bytes: responseBodySize }),
      // What comes when the test is over is nobody's any more.
      () => undefined,
    );
  });
  return loads;
}

const size = (text: string | Buffer) => brotliCompressSync(text).length / 1000;
/** The same for a file, which most pages share: compressing takes long. */
const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const known = sizes.get(file) ?? size(readFileSync(file));
  sizes.set(file, known);
  return known;
}
const sum = (loads: readonly Load[]) => loads.reduce((total, { bytes }) => total + bytes, 0) / 1000;

/**
 * Lazy pictures so far below the first screen that Chromium fetches them early on slow lines only
 * (https://web.dev/articles/browser-level-image-lazy-loading#distance-from-viewport_thresholds).
 */
function listFarPictures(): string[] {
  return [...document.images]
    .filter(({ loading, y }) => loading === "lazy" && y + scrollY > innerHeight + 1250)
    .map(({ currentSrc }) => currentSrc);
}

describe.each(routes)("%s", (route) => {
  test("is within its limits before and after the first sign of intent, asks nobody else and complains of nothing", async () => {
    const { page, complaints } = await open({ ...PHONE, density: 3 });
    // Some versions of Chromium move the mouse by themselves on the first page of a tab.
    await page.goto("/robots.txt");
    const loads = watch(page);
    await page.goto(route, { waitUntil: "networkidle" });
    const far = await page.evaluate(listFarPictures);
    const first = loads.filter(({ url }) => !far.includes(url));
    // Without a draft or a query, React is not fetched until the first sign of intent.
    if (route !== "/thanks") expect(first.filter(({ kind }) => kind === "script")).toEqual([]);
    const limit = route === "/portfolio" ? limits.firstViewOfPortfolio : limits.firstView;
    expect(sum(first)).toBeLessThanOrEqual(limit);
    await startScripts(page);
    // Whatever the scripts fetch in this time counts, too. Nothing says that they are done.
    await page.waitForTimeout(300);
    const scripts = loads.filter(({ kind }) => kind === "script");
    expect(scripts.length).toBeGreaterThan(2);
    const files = [...new Set(scripts.map(({ url }) => `public${new URL(url).pathname}`))];
    expect(files.reduce((total, file) => total + sizeOf(file), 0)).toBeLessThanOrEqual(
      limits.script,
    );
    expect(loads.filter(({ url }) => !url.startsWith(readVariable("BASE_URL")))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("has small HTML with its styles, and small first scripts", () => {
    const html = readHtml(route);
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code);
    expect(size(html)).toBeLessThanOrEqual(limits.html);
    expect(size(scripts.join(""))).toBeLessThanOrEqual(limits.firstScripts);
  });

  test("nothing moves while it loads, its pictures come late, it is scrolled through and its folds are opened", async () => {
    const { page } = await open(PHONE);
    const listShifts = await watchShifts(page);
    await page.goto(route, { waitUntil: "load" });
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 700);
      // A wheel turns in steps, about sixteen a second; pictures come in between.
      await page.waitForTimeout(60);
    }
    expect(await listShifts()).toEqual([]);
    // What is pressed stays under the finger; what it opens comes below.
    const fold = page.locator("details summary:visible").first();
    if ((await fold.count()) === 0) return;
    await fold.scrollIntoViewIfNeeded();
    const before = await fold.boundingBox();
    await fold.click();
    expect((await fold.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });
});
