import type { Locator, Page } from "playwright-core";
import { dataOf, wordsOf } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import {
  eventually,
  nextFrames,
  press,
  startScripts,
  translate,
  until,
  useBrowser,
} from "./lib/visit";

const { visit, open } = useBrowser();

/** Runs a test only if the hero has a side under dust. */
const testDust = wordsOf("home").pictures.before ? test : test.skip;

testDust(
  "the first screen of a phone has the headline over its slider and Book Now, without the offer",
  async () => {
    const { page } = await visit("/", PHONE);
    const main = page.getByRole("main");
    const slider = main.getByRole("slider", { name: "Dusty and detailed: " }).first();
    const book = main.getByText("Book Now").first();
    for (const part of [main.getByRole("heading", { level: 1 }), slider]) {
      const box = await part.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(PHONE.height);
    }
    const edge = () =>
      slider.evaluate((range) =>
        range.closest<HTMLElement>("[data-compare]")?.style.getPropertyValue("--at"),
      );
    await slider.press("End");
    await eventually(async () => expect(await edge()).toBe("100"));
    const pair = page.locator("[data-compare]").first();
    // The edge is at 36 % of the width of its drawing; the handle is 48 px wide.
    for (const value of [10, 25, 50, 75, 90]) {
      await slider.fill(String(value));
      await eventually(async () => {
        const { maskPosition, maskSize } = await pair
          .locator("picture")
          .last()
          .evaluate((picture) => ({ ...getComputedStyle(picture) }));
        const width = parseFloat(maskSize);
        const [, share, sign, beyond] = /([\d.]+)% ([+-]) ([\d.]+)px/.exec(maskPosition) ?? [];
        const left = (Number(share) / 100) * (PHONE.width - width) + Number(`${sign}${beyond}`);
        const handle = 24 + (value / 100) * (PHONE.width - 48);
        expect(Math.abs(left + 0.36 * width - handle)).toBeLessThan(24);
      });
    }
    expect(await page.getByRole("complementary", { name: "Offer" }).isVisible()).toBe(false);
    await book.click();
    await page.waitForURL("**/booking");
  },
);

testDust.each([
  ["a phone", PHONE, 84],
  ["a desktop", DESKTOP, 140],
])(
  "scrolling wipes the hero of %s clean, and its headline is still in view then",
  async (_what, screen, length) => {
    const { page } = await open(screen);
    await page.goto("/");
    const offsets = [
      0,
      length / 4,
      ...Array.from({ length: 18 }, (_, i) => length + 50 * i),
      length,
    ];
    const [start = NaN, next, ...later] = await page
      .locator("[data-compare]")
      .first()
      .evaluate(async (pair, all) => {
        const edges: number[] = [];
        for (const top of all) {
          scrollTo({ top, behavior: "instant" });
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          edges.push(Number(getComputedStyle(pair).getPropertyValue("--at")));
        }
        return edges;
      }, offsets);
    expect(start).toBeGreaterThanOrEqual(35);
    expect(next).toBeLessThan(start);
    expect([...new Set(later)]).toEqual([0]);
    const title = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
    const header = (await page.getByRole("banner").boundingBox())!;
    expect(title.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
  },
);

testDust.each<[what: string, act: (page: Page) => Promise<void>]>([
  ["a press on its dust", (page) => press(page.locator("canvas"))],
  [
    "a return to the top",
    async (page) => {
      for (const top of [300, 0]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
        await nextFrames(page);
      }
    },
  ],
])("%s moves the edge of the hero once in a tab, never with less motion", async (_what, act) => {
  const { page } = await open({ ...DESKTOP, prefetches: false });
  const show = async () => {
    await page.goto("/");
    await until(page, () => document.documentElement.classList.contains("fading"));
  };
  // Scrolling wipes by an animation of the style sheet.
  const countMoves = () =>
    page
      .locator("[data-compare]")
      .first()
      .evaluate(
        (pair) => pair.getAnimations().filter((move) => !(move instanceof CSSAnimation)).length,
      );
  // Neither does the home page move when the router shows it in place of a page that was scrolled.
  await page.goto("/faq");
  await startScripts(page);
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  await nextFrames(page);
  // Playwright's own click would scroll first.
  const home = page.getByRole("link", { name: "Home", exact: true }).first();
  await home.evaluate((link: HTMLElement) => link.click());
  await page.locator("canvas").waitFor();
  await nextFrames(page);
  expect(await countMoves()).toBe(0);
  await show();
  expect(await countMoves()).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await act(page);
  expect(await countMoves()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await act(page);
  await eventually(async () => expect(await countMoves()).toBe(1));
  await show();
  await act(page);
  expect(await countMoves()).toBe(0);
});

(wordsOf("home").pictures["ready"] ? test : test.skip)(
  "with forced colours, the picture at the end is beside its words, not below them",
  async () => {
    const { page } = await open({ ...DESKTOP, javaScript: false });
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/");
    const end = page.getByRole("main").locator("section").last();
    const [picture, text] = [end.locator("img"), end.getByRole("paragraph")];
    const [beside, words] = [(await picture.boundingBox())!, (await text.boundingBox())!];
    expect(beside.x).toBeGreaterThanOrEqual(words.x + words.width);
  },
);

/**
 * How opaque the canvas of the hero is, 0 to 255, at two points in CSS pixels: where it was wiped,
 * and at its lower edge.
 */
const readWiped = (canvas: Locator, x: number, y: number) =>
  canvas.evaluate(
    (element, [left = 0, top = 0]) => {
      const { width, height } = element as HTMLCanvasElement;
      const context = (element as HTMLCanvasElement).getContext("2d");
      if (width === 0) return [0, 0];
      const alphaAt = (column: number, row: number) =>
        context?.getImageData(column, row, 1, 1).data[3] ?? NaN;
      return [alphaAt(left, top), alphaAt(left, height - 1)];
    },
    [x, y],
  );

/**
 * Draws a stroke of 100 pixels across the dust of the hero, by default at 100 pixels from its top
 * and in five moves.
 */
async function stroke(canvas: Locator, down = 100, steps = 5): Promise<void> {
  const { x, y } = (await canvas.boundingBox())!;
  const { mouse } = canvas.page();
  await mouse.move(x + 40, y + down);
  await mouse.down();
  await mouse.move(x + 140, y + down + 10, { steps });
  await mouse.up();
}

testDust(
  "a stroke across the hero wipes its dust for good, or moves the edge with less motion",
  async () => {
    const { page } = await visit("/", DESKTOP);
    const canvas = page.locator("canvas");
    const wipedAt = (down: number) => readWiped(canvas, 90, down + 5);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await stroke(canvas);
    expect(await wipedAt(100)).toEqual([0, 0]);
    expect(
      await canvas.evaluate((element) => element.parentElement?.style.getPropertyValue("--at")),
    ).toBe("10");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    for (const [down, steps] of [
      [100, 5],
      [200, 1],
      [260, 1],
      [320, 1],
    ] as const) {
      await stroke(canvas, down, steps);
      // A cloth lets up to a quarter of the dust through.
      await eventually(async () => {
        const [wiped = 0, below] = await wipedAt(down);
        expect(wiped).toBeGreaterThan(180);
        expect(below).toBe(0);
      });
    }
    const [first] = await wipedAt(100);
    await stroke(canvas, 380, 1);
    await page.getByRole("slider", { name: "Dusty and detailed: " }).first().press("End");
    expect((await wipedAt(100))[0]).toBe(first);
  },
);

testDust.each([
  ["before", true],
  ["after", false],
])(
  "%s the scripts run, a stroke wipes the hero of a page whose words a translator has changed",
  async (_when, isBefore) => {
    const { page, consoleErrors } = await open(DESKTOP);
    // The cloth comes last, so that React may have replaced the panel by then.
    await page.route("**/cloth-*.js", async (route) => {
      await until(page, () => window.___early === null);
      await route.continue();
    });
    await page.goto("/");
    if (!isBefore) await startScripts(page);
    await translate(page);
    const canvas = page.locator("canvas");
    await stroke(canvas);
    await until(page, () => window.___early === null);
    await eventually(async () => {
      const [wiped = 0] = await readWiped(canvas, 90, 105);
      // React may have rendered a translated page again, with a new canvas. Then a second stroke
      // wipes it.
      if (wiped === 0) await stroke(canvas);
      expect(wiped).toBeGreaterThan(180);
    });
    // Chromium warns that this test reads the canvas, and React that it renders words again.
    expect(consoleErrors.filter((text) => !/^Canvas2D|React error/.test(text))).toEqual([]);
  },
);

(dataOf("business").promo ? test : test.skip)(
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
    await offer.waitFor();
    await page.getByRole("button", { name: "Close the offer" }).click();
    const fade = await page
      .locator("aside[data-closing]")
      .evaluate((element) => getComputedStyle(element).transition);
    expect(fade).toMatch(/^opacity 0\.3s/);
    await offer.waitFor({ state: "hidden", timeout: 1500 });
    await page.reload();
    // Longer than the offer takes to appear, which is 600 ms.
    await page.waitForTimeout(800);
    expect(await offer.isVisible()).toBe(false);
    const fresh = await context.newPage();
    await fresh.goto("/");
    await fresh.getByRole("complementary", { name: "Offer" }).waitFor();
  },
);
