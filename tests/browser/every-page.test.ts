import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { filesIn } from "@/lib/files";
import { pathOf } from "@/site/address";
import { audit, findCovered, findOverflows, findSmallControls } from "./lib/audit";
import { DESKTOP, PHONE, readVariable } from "./lib/browser";
import { missingRoute, routes } from "./lib/routes";
import { watchShifts } from "./lib/shifts";
import { startScripts, useBrowser } from "./lib/visit";

// Checks every page for its size, layout shifts, accessibility and fit in every window. Each page
// is visited once, by a phone with two device pixels for one.

const { open } = useBrowser();

/**
 * Limits that the project set itself, in thousands of bytes as hosts compress them, pictures just
 * below the first view included.
 */
const limits = { script: 97.4, firstView: 110, services: 140, home: 118, portfolio: 165 };

/** A file that a page asked for. */
interface Load {
  url: string;
  /** As Chromium names it: document, script, image … */
  kind: string;
  /** The size it has on the way, compressed. */
  bytes: number;
}

/** Everything a page asks for from now on. */
function watchLoads(page: Page): Load[] {
  const loads: Load[] = [];
  page.on("requestfinished", (request) => {
    void request.sizes().then(
      ({ responseBodySize }) =>
        loads.push({ url: request.url(), kind: request.resourceType(), bytes: responseBodySize }),
      // The page was closed when the test ended.
      () => undefined,
    );
  });
  return loads;
}

/** The size of files together, in thousands of bytes. */
const sizeOf = (loads: readonly Load[]) =>
  loads.reduce((total, { bytes }) => total + bytes, 0) / 1000;

/**
 * Addresses of the lazy pictures so far below the first screen that Chromium fetches them early on
 * slow lines only
 * (https://web.dev/articles/browser-level-image-lazy-loading#distance-from-viewport_thresholds).
 */
const listFarPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ loading, y }) => loading === "lazy" && y + scrollY > innerHeight + 1250)
      .map(({ currentSrc }) => currentSrc),
  );

/**
 * The compressed size of a script, in thousands of bytes. Kept, because most pages share most
 * scripts.
 */
const scriptSizes = new Map<string, number>();
function scriptSize(url: string): number {
  const file = `public${pathOf(new URL(url).pathname)}`;
  const known = scriptSizes.get(file) ?? brotliCompressSync(readFileSync(file)).length / 1000;
  scriptSizes.set(file, known);
  return known;
}

/** How far the first disclosure moves when it is pressed, in pixels; 0 in a page without one. */
async function measureFold(page: Page): Promise<number> {
  const summary = page.locator("details summary:visible").first();
  if ((await summary.count()) === 0) return 0;
  await summary.scrollIntoViewIfNeeded();
  const before = await summary.boundingBox();
  await summary.click();
  const after = await summary.boundingBox();
  await summary.click();
  return Math.round((after?.y ?? Number.NaN) - (before?.y ?? Number.NaN));
}

test.each([...routes, missingRoute])(
  "%s is small, doesn't shift, fits every window, logs no errors and passes axe",
  async (route) => {
    const { page, consoleErrors } = await open({ ...PHONE, density: 2 });
    // Some versions of Chromium move the mouse by themselves on the first page of a tab.
    await page.goto("/sitemap.xml");
    const loads = watchLoads(page);
    const listShifts = await watchShifts(page);
    await page.goto(route, { waitUntil: "networkidle" });
    const far = await listFarPictures(page);
    const first = loads.filter(({ url }) => !far.includes(url));
    const scriptsOf = (list: typeof loads) => list.filter(({ kind }) => kind === "script");
    // React is not fetched before the first sign of intent, except by a receipt and by an address
    // without a page, which it forwards.
    if (route !== "/thanks" && route !== missingRoute) {
      expect(scriptsOf(first).filter(({ url }) => !url.includes("/early-"))).toEqual([]);
      const kind = route === "/" ? "home" : route.split("/")[1];
      const limit = limits[kind as keyof typeof limits] ?? limits.firstView;
      expect(sizeOf(first)).toBeLessThanOrEqual(limit);
    }

    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 700);
      // A wheel turns in steps, about sixteen a second; pictures come in between.
      await page.waitForTimeout(60);
    }
    expect(await listShifts()).toEqual([]);
    // The pressed line stays under the finger, and its content opens below it.
    expect(await measureFold(page)).toBe(0);

    const covered = await findCovered(page);
    await page.setViewportSize(PHONE);
    await startScripts(page);
    const small = await findSmallControls(page);
    const byAxe = await audit(page);
    // Safari doesn't say that these are lists.
    const noLists = await page
      .locator("ul, ol")
      .evaluateAll((all) =>
        all.flatMap((list) =>
          getComputedStyle(list).listStyleType === "none" ? list.outerHTML.slice(0, 90) : [],
        ),
      );
    // From here on, a page may be fetched for the link under the pointer.
    const scripts = [...new Set(scriptsOf(loads).map(({ url }) => url))];
    const tooWide = await findOverflows(page);
    // The browser itself reports the missing page. On all others, React would report HTML that
    // isn't its own.
    const errors = route === missingRoute ? [] : consoleErrors;
    expect({ covered, small, byAxe, noLists, tooWide, errors }).toEqual({
      covered: [],
      small: [],
      byAxe: [],
      noLists: [],
      tooWide: [],
      errors: [],
    });

    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.reduce((total, url) => total + scriptSize(url), 0)).toBeLessThanOrEqual(
      limits.script,
    );
    expect(
      loads.filter(({ url }) => !url.startsWith(new URL(readVariable("BASE_URL")).origin)),
    ).toEqual([]);
  },
  60_000,
);

/** The paths of all pages that are shown. */
const allPaths = filesIn("public")
  .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith("admin/"))
  .filter((file) => !readFileSync(`public/${file}`, "utf8").includes('http-equiv="refresh"'))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);

/** Ranges, hours, dates, prices and times of reading that a page breaks over two lines. */
const findBrokenPieces = (page: Page) =>
  page.evaluate(() => {
    const month =
      "(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
    const pieces = new RegExp(
      `\\$?\\d[\\d.]*–\\$?\\d[\\d.]*( (min|hours?|days?|weeks?|years?))?|\\d+(:\\d\\d)?[ap]m|\\d+ ${month}\\b( \\d{4})?|${month} \\d{4}|\\$[\\d,]+|\\d+ min\\b`,
      "g",
    );
    for (const details of document.querySelectorAll("details")) details.open = true;
    const broken: string[] = [];
    const range = new Range();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: piece, index } of text.data.matchAll(pieces)) {
        range.setStart(text, index);
        range.setEnd(text, index + piece.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(piece);
      }
    }
    return broken;
  });

test("no range, hour, date, price or time of reading is broken on any page of a phone", async () => {
  const { page } = await open(PHONE);
  const broken: string[] = [];
  for (const path of allPaths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const width of [390, 375]) {
      await page.setViewportSize({ width, height: 844 });
      for (const piece of await findBrokenPieces(page)) broken.push(`${path}, ${width}: ${piece}`);
    }
  }
  expect(broken).toEqual([]);
}, 60_000);

/** The headings in view in a window of a width, each with the number of its lines. */
async function countLines(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, h4, [class*=sentence]")]
      .filter((heading) => heading.getBoundingClientRect().bottom < innerHeight)
      .filter((heading) => heading.checkVisibility())
      .map((heading) => {
        const range = new Range();
        range.selectNodeContents(heading);
        const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 10));
        return `${heading.textContent}: ${new Set(bottoms).size}`;
      }),
  );
}

test("headings in the first view keep their lines when their font comes late", async () => {
  const { page } = await open(PHONE);
  // The fallback is measured for Arial and its twin; the small Chromium of npm test has neither.
  const isInstalled = await page.evaluate(() =>
    new FontFace("x", 'local("Arial Bold"), local("Liberation Sans Bold")').load().then(
      () => true,
      () => false,
    ),
  );
  for (const path of isInstalled ? allPaths : []) {
    let arrive = () => {};
    const late = new Promise<void>((done) => (arrive = done));
    await page.route("**/*.woff2", async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    // The fallback, a font of the machine, is looked up as the first frame is drawn.
    await page.waitForTimeout(100);
    const widths = [390, 768, 1280, 1600];
    const before: string[][] = [];
    for (const width of widths) before.push(await countLines(page, width));
    expect(before.flat().length).toBeGreaterThan(0);
    arrive();
    await page.evaluate(() => document.fonts.ready);
    for (const [index, width] of widths.entries())
      expect([path, width, await countLines(page, width)]).toEqual([path, width, before[index]]);
    await page.unroute("**/*.woff2");
  }
}, 120_000);

test.each([
  ["contact", "", "Name"],
  ["booking", "", "About you"],
  [
    "quote",
    "#reference=7KQ2-M9XD~price=420~day=2099-12-03~time=09%3A30~end=1",
    "Street and number",
  ],
])(
  "the first label of the form on /%s keeps its distance from the line above it",
  async (id, fragment, label) => {
    const { page } = await open(PHONE);
    await page.goto(`/${id}${fragment}`);
    await startScripts(page);
    const note = (await page.getByText("Required fields are marked").boundingBox())!;
    const { y } = (await page.locator("form").getByText(label).first().boundingBox())!;
    expect(y - note.y - note.height).toBeGreaterThanOrEqual(12);
  },
);

test("with forced colours, the chosen region has an outline", async () => {
  const { page } = await open({ ...DESKTOP, javaScript: false });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/service-areas");
  const chosen = page.locator("label:has(:checked)").first();
  expect(await chosen.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe("solid");
});

test("with reduced motion nothing moves", async () => {
  const { page } = await open(DESKTOP);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await startScripts(page);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const { animationDuration, transitionDuration, transitionProperty } =
          getComputedStyle(element);
        const seconds = (text: string) =>
          Math.max(...text.split(",").map((each) => Number.parseFloat(each)));
        return (
          seconds(animationDuration) > 0.01 ||
          (seconds(transitionDuration) > 0.01 && /transform|all/.test(transitionProperty))
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(moving).toEqual([]);
});
