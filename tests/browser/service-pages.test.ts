import { dataOf } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { plain, services } from "./lib/expected";
import { hrefsOf, nextFrames, useBrowser } from "./lib/visit";

const { open, visit } = useBrowser();

const pairsOf = (pictures: object) =>
  Object.keys(pictures).filter((key) => key.includes("before") && !key.endsWith("-mobile"));
// All services have the same template, so one with a pair of pictures and one without are enough.
const shown = [true, false].flatMap(
  (hasPair) => services.find(({ pictures }) => pairsOf(pictures).length > 0 === hasPair) ?? [],
);

describe.each(shown)(
  "the page of $id",
  ({ id, name, price, duration, durationNote, related, pictures }) => {
    const kinds = Object.keys(pictures).filter((key) => !/^hero|after|-mobile$/.test(key));
    const pairs = kinds.filter((key) => key.includes("before")).length;

    test("shows its facts, texts and questions, pictures of the work by kind, the job by the clock and two related services, and links to its booking and to all services", async () => {
      const { page } = await open(DESKTOP);
      await page.goto(`/services/${id}`);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(name);
      const text = plain(await page.getByRole("main").innerText());
      for (const fact of [price, duration, durationNote ?? ""]) expect(text).toContain(fact);
      for (const part of [
        "What's included",
        "How we do it",
        "What you get out of it",
        "Recommended for",
        dataOf("recommender").title,
      ]) {
        expect(await page.getByRole("heading", { name: part }).count()).toBe(1);
      }
      const hero = page.getByRole("main").getByRole("img").first();
      expect(await hero.getAttribute("src")).toMatch(/\/hero(-before)?\.webp$/);
      // A page without a pair doesn't promise a comparison.
      const title = pairs > 0 ? "Before and after" : "A closer look";
      const work = page.getByRole("region", { name: title });
      expect(await work.getByRole("slider").count()).toBe(pairs);
      // A pair has one figure for each side.
      expect(await work.getByRole("figure").count()).toBe(kinds.length + pairs);

      const links = page.getByRole("region", { name: "See also" }).getByRole("link");
      expect(await hrefsOf(links)).toEqual([
        ...related.map((each) => `/services/${each}`),
        "/services",
      ]);
      // region.test.ts tests that the booking form opens with this service.
      const book = page.getByRole("main").getByRole("link", { name: "Book Now" }).first();
      expect(await book.getAttribute("href")).toBe(`/booking?service=${id}`);
    });
  },
);

/** One with a pair and nothing else. */
const withPair = services.find(
  ({ pictures }) => Object.keys(pictures).sort().join(" ") === "after before hero",
);

test("without scripts, before and after are side by side and fill their column, on a low screen too", async () => {
  const screen = { width: 844, height: 390 };
  for (const javaScript of [true, false]) {
    const { page } = await open({ ...screen, javaScript });
    await page.goto(`/services/${withPair?.id}`);
    const work = page.getByRole("region", { name: "Before and after" });
    const halves = work.getByRole("figure");
    const [first, second] = [await halves.nth(0).boundingBox(), await halves.nth(1).boundingBox()];
    const isApart = first?.x !== second?.x;
    expect([javaScript, isApart]).toEqual([javaScript, !javaScript]);
    if (!javaScript) expect(first?.width).toBeGreaterThan(screen.width * 0.4);
  }
});

test.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])(
  "the clock on %s shows the hour of every step in order, and finally when the car is ready",
  async (_what, screen) => {
    // The one with the most steps, of those with times.
    const [longest] = services
      .filter(({ process }) => process.every(({ minutes }) => minutes))
      .sort((a, b) => b.process.length - a.process.length);
    const { page } = await visit(`/services/${longest?.id}`, screen);
    const hour = page.locator('main p[aria-hidden="true"]').filter({ hasText: /^\d+:\d\d$/ });
    const steps = page.getByRole("region", { name: "How we do it" }).getByRole("listitem");
    const texts = await steps.allInnerTexts();
    const times = texts.map((text) => /\d+:\d\d/.exec(text)?.[0] ?? "no time");
    const second = steps.nth(1);
    const shown = [await hour.innerText()];
    const end = (await steps.last().boundingBox())!.y;
    for (let y = 0; y < end; y += 40) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      await nextFrames(page);
      const now = await hour.innerText();
      if (now !== shown.at(-1)) shown.push(now);
      // The step whose hour is shown has come past the middle of the window.
      if (now === times[1]) expect((await second.boundingBox())!.y).toBeLessThan(screen.height / 2);
    }
    expect(texts.at(-1)).toContain("Your car is ready.");
    expect(shown).toEqual(times);
  },
);

test("each service's hero has its edge in a different place, and on phones the labels of its sides are clear of it", async () => {
  const { page } = await open(PHONE);
  const positions: string[] = [];
  for (const { id } of services) {
    await page.goto(`/services/${id}`);
    const hero = await page.evaluate(() => {
      const picture = [...document.querySelectorAll("main *")].find((each) =>
        getComputedStyle(each).maskImage.includes("/edge"),
      );
      if (!picture) return undefined;
      const { bottom } = picture.getBoundingClientRect();
      const names = [...picture.querySelectorAll("figcaption")];
      return {
        position: getComputedStyle(picture).maskPosition,
        room: names.map((name) => bottom - name.getBoundingClientRect().bottom),
      };
    });
    positions.push(hero?.position ?? "no edge");
    // The edge is 48 pixels high.
    for (const room of hero?.room ?? []) expect(room).toBeGreaterThan(48);
  }
  expect(new Set(positions).size).toBe(services.length);
});
