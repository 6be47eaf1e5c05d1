import type { Locator } from "playwright-core";
import sharp from "sharp";
import { services } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { eventually, scrollThrough, until, useBrowser } from "./lib/visit";

const { open, visit } = useBrowser();

/** One with a pair and nothing else. */
const withPair = services.find(
  ({ pictures }) => Object.keys(pictures).sort().join(" ") === "after before hero",
);

(withPair ? test : test.skip)(
  "before and after overlap with an edge that an arrow key moves; without scripts they stand side by side",
  async () => {
    const screen = { width: 844, height: 390 };
    for (const javaScript of [true, false]) {
      const { page } = await open({ ...screen, javaScript });
      await page.goto(`/services/${withPair?.id}`);
      const work = page.getByRole("region", { name: "Before and after" });
      const halves = work.getByRole("figure");
      const [first, second] = await halves.evaluateAll((all) =>
        all.map((half) => half.getBoundingClientRect().toJSON() as DOMRect),
      );
      if (javaScript) {
        expect(first).toEqual(second);
        const edge = () =>
          halves
            .nth(1)
            .locator("picture")
            .evaluate((picture) => getComputedStyle(picture).maskPosition);
        const start = await edge();
        await until(page, () => document.documentElement.classList.contains("fading"));
        await work.getByRole("slider").press("ArrowRight");
        expect(await work.getByRole("slider").inputValue()).toBe("55");
        await eventually(async () => expect(await edge()).not.toBe(start));
      } else {
        expect(first?.x).not.toBe(second?.x);
        expect(first?.width).toBeGreaterThan(screen.width * 0.4);
      }
    }
  },
);

async function greysOf(shot: Locator) {
  return sharp(await shot.screenshot())
    .resize(64, 48, { fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer();
}

const withDuring = services.find(({ pictures }) => "during" in pictures);

(withDuring ? test : test.skip)(
  "a picture of the work going on and the pair beside it differ in a quarter of what they show",
  async () => {
    const { page } = await open(DESKTOP);
    await page.goto(`/services/${withDuring?.id}`);
    const shots = page.locator(
      "section:has(#gallery) :is([data-compare], figure:not([data-compare] *))",
    );
    await shots.first().scrollIntoViewIfNeeded();
    await scrollThrough(page);
    // One after the other: each scrolls to its own.
    const [a, b] = [await greysOf(shots.nth(0)), await greysOf(shots.nth(1))];
    const different = [...a].filter((value, place) => Math.abs(value - b[place]!) > 30);
    expect(different.length / a.length).toBeGreaterThan(0.25);
  },
);

// The one with the most steps, of those with times.
const [longest] = services
  .filter(({ process }) => process.length > 0 && process.every(({ minutes }) => minutes))
  .sort((a, b) => b.process.length - a.process.length);

(longest ? test : test.skip)(
  "the clock shows the hour of the step on its line, and finally when the car is ready",
  async () => {
    const { page } = await visit(`/services/${longest?.id}`, PHONE);
    const steps = page.getByRole("region", { name: "How we do it" }).getByRole("listitem");
    for (const { width, height } of [PHONE, DESKTOP]) {
      await page.setViewportSize({ width, height });
      const rows = await steps.evaluateAll(async (items) => {
        const found: { y: number; hour: string; onLine: string }[] = [];
        const timeIn = (item?: Element) => /\d+:\d\d/.exec(item?.textContent ?? "")?.[0] ?? "";
        const end = items.at(-1)!.getBoundingClientRect().top + scrollY;
        for (let y = 0; y < end; y += 40) {
          scrollTo({ top: y, behavior: "instant" });
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          // The middle of the large hour, which comes down while the list passes.
          const top = 0.25 * innerHeight + 80;
          const list = items[0]!.parentElement!.getBoundingClientRect();
          const share = Math.min(Math.max((top - list.top) / list.height, 0), 1);
          const line = top + share * 0.45 * innerHeight;
          const passed = items.filter((item) => item.getBoundingClientRect().top <= line);
          const clock = document.querySelector('main p[aria-hidden="true"]');
          found.push({ y, hour: timeIn(clock!), onLine: timeIn(passed.at(-1) ?? items[0]) });
        }
        return found;
      });
      const hours = rows.map(({ y, hour }) => [y, hour]);
      expect(hours).toEqual(rows.map(({ y, onLine }) => [y, onLine]));
      const shown = [...new Set(rows.map(({ hour }) => hour))];
      const texts = await steps.allInnerTexts();
      expect(shown).toEqual(texts.map((text) => /\d+:\d\d/.exec(text)?.[0]));
      expect(texts.at(-1)).toContain("Your car is ready.");
      expect(await steps.last().getByRole("link", { name: "Book Now" }).isVisible()).toBe(true);
    }
  },
);

test("on phones, a hero's labels are clear of its edge, and the card has equal margins", async () => {
  const { page } = await open(PHONE);
  for (const { id } of services) {
    await page.goto(`/services/${id}`, { waitUntil: "domcontentloaded" });
    const room = await page.evaluate(() => {
      const picture = [...document.querySelectorAll("main *")].find((each) =>
        getComputedStyle(each).maskImage.includes("/edge"),
      );
      const { bottom = NaN } = picture?.getBoundingClientRect() ?? {};
      const names = [...(picture?.querySelectorAll("figcaption") ?? [])];
      return names.map((name) => bottom - name.getBoundingClientRect().bottom);
    });
    // The edge is 48 pixels high.
    for (const each of room) expect(each).toBeGreaterThan(48);
    const { x, width } = (await page.locator("main aside").boundingBox())!;
    expect([id, Math.round(x)]).toEqual([id, Math.round(PHONE.width - x - width)]);
  }
});
