import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import type { Page } from "playwright-core";

import { PHONE, readVariable } from "./lib/browser";
import { readHtml, routes } from "./lib/routes";
import { watchShifts } from "./lib/shifts";
import { until, useBrowser, wake } from "./lib/visit";

const { open } = useBrowser();

/** Bytes as they travel, in thousands. The numbers are those the project set itself; none is ever raised to pass. */
const most = {
  script: 72,
  firstScripts: 4,
  html: 16,
  css: 7,
  fonts: 20,
  homeFirstView: 75,
  firstView: 110,
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

const sum = (loads: readonly Load[]) => loads.reduce((total, { bytes }) => total + bytes, 0) / 1000;
const scripts = (loads: readonly Load[]) => loads.filter(({ kind }) => kind === "script");
const isFirstView = ({ url }: Load) => new URL(url).pathname.startsWith("/first-view-");

/** Lazy pictures more than two screens below the first: browsers fetch them early or late as they think fit. */
function listFarPictures(): string[] {
  return [...document.images]
    .filter(({ loading, y }) => loading === "lazy" && y + scrollY > 3 * innerHeight)
    .map(({ currentSrc }) => currentSrc);
}

describe.each(routes)("%s", (route) => {
  test("keeps its budgets before and after the first sign of intent, asks nobody else and complains of nothing", async () => {
    const { page, complaints } = await open({ ...PHONE, density: 3 });
    const loads = watch(page);
    // Nothing is asked of the page before that script is there: to be asked something counts as a press.
    const firstView = page.waitForResponse(/\/first-view-/);
    await page.goto(route, { waitUntil: "load" });
    await (await firstView).finished();
    await page.waitForTimeout(300);
    const far = await page.evaluate(listFarPictures);
    const first = loads.filter(({ url }) => !far.includes(url));
    expect(scripts(first).filter((load) => !isFirstView(load))).toEqual([]);
    expect(sum(first)).toBeLessThanOrEqual(route === "/" ? most.homeFirstView : most.firstView);
    // Sooner than the scripts come by themselves.
    const asked = page.waitForRequest((request) => request.resourceType() === "script", {
      timeout: 3000,
    });
    await page.mouse.move(200, 400);
    await page.mouse.move(210, 410);
    await asked;
    await wake(page);
    // What comes with the scripts, and the sizes of it all.
    await page.waitForTimeout(500);
    expect(scripts(loads).length).toBeGreaterThan(2);
    expect(sum(scripts(loads))).toBeLessThanOrEqual(most.script);
    expect(sum(loads.filter(({ kind }) => kind === "font"))).toBeLessThanOrEqual(most.fonts);
    expect(loads.filter(({ url }) => !url.startsWith(readVariable("BASE_URL")))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("keeps the budgets of its HTML, styles and first scripts", () => {
    const html = readHtml(route);
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
      .map(([, text]) => text)
      .join("");
    const inline = [...html.matchAll(/<script id="at-once">([\s\S]*?)<\/script>/g)]
      .map(([, text]) => text)
      .join("");
    const [, address = ""] = /"(\/first-view-[0-9a-f]{20}\.js)"/.exec(inline) ?? [];
    const fetched = readFileSync(`public${address}`, "utf8");
    const size = (text: string) => brotliCompressSync(text).length / 1000;
    expect(size(html)).toBeLessThanOrEqual(most.html);
    expect(size(styles)).toBeLessThanOrEqual(most.css);
    expect(size(inline) + size(fetched)).toBeLessThanOrEqual(most.firstScripts);
    // A page runs no other script by itself, and these two are really there.
    expect(html.match(/<script(?![^>]*application\/(ld\+)?json)/g)).toHaveLength(1);
    expect(fetched.length).toBeGreaterThan(500);
  });

  test("nothing moves while it loads, its pictures come late, it is scrolled through and its folds are opened", async () => {
    const { page } = await open(PHONE);
    const listShifts = await watchShifts(page);
    await page.goto(route, { waitUntil: "load" });
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 700);
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

test("the modules of the big bundles are marked to be compiled while they arrive", () => {
  const bundles = readdirSync("public").filter((name) => /^(app|framework)-\w+\.js$/.test(name));
  expect(bundles).toHaveLength(2);
  for (const bundle of bundles)
    expect(readFileSync(`public/${bundle}`, "utf8")).toMatch(/\.push\(\[\[\d+\],\{\w+:\(\(/);
});

test("font, manifest and what is further down wait for the first painting", async () => {
  const { page } = await open(PHONE);
  await page.goto("/brisbane");
  await until(page, () => document.querySelector("link[rel=manifest]") !== null);
  await until(
    page,
    () => performance.getEntriesByName(`${origin}/fonts/bricolage-grotesque.woff2`).length > 0,
  );
  const { early, waits } = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    return {
      early: performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.(woff2|webmanifest)$/.test(name))
        .filter(({ startTime }) => !painted || startTime < painted.startTime)
        .map(({ name }) => name),
      waits: document.documentElement.classList.contains("arriving"),
    };
  });
  expect(early).toEqual([]);
  expect(waits).toBe(false);
});

test("a page opened at a place within it, or reloaded, has its whole height at once", async () => {
  const { page } = await open(PHONE);
  const waits = () => document.documentElement.classList.contains("arriving");
  await page.goto("/services#estimate", { waitUntil: "commit" });
  await until(page, () => document.body !== null);
  expect(await page.evaluate(waits)).toBe(false);
  await page.goto("/brisbane");
  await page.reload({ waitUntil: "commit" });
  await until(page, () => document.body !== null);
  expect(await page.evaluate(waits)).toBe(false);
});
