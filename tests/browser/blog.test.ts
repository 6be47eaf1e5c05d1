import { DESKTOP, PHONE } from "./lib/browser";
import { useBrowser } from "./lib/visit";

const { visit } = useBrowser();

describe("the list of articles", () => {
  test("shows all articles, newest first, each with everything a card has", async () => {
    const { page } = await visit("/blog", DESKTOP);
    const cards = page.getByRole("article");
    expect(await cards.count()).toBe(10);
    const days = await page
      .locator("article time")
      .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
    expect(days).toEqual([...days].sort().reverse());
    const first = await cards.first().innerText();
    for (const part of [
      "Seasonal Care",
      "28 June 2025",
      "6 min",
      "Rivergum Mobile Detailing team",
      "A checklist to work through before October",
      "Read More",
    ])
      expect(first).toContain(part);
    const box = page.locator("section").filter({ hasText: "Need Professional Car Care?" });
    expect(await box.getByRole("link", { name: "Book Now" }).getAttribute("href")).toBe("/booking");
    expect(await cards.first().getByRole("img", { includeHidden: true }).count()).toBe(1);
    // The first three pictures are preloaded and of high priority, the first six eager, the rest lazy. The next three are
    // of low priority: of the same they delayed the first, the largest of the page, by 150 ms on a slow line.
    const pictures = await page
      .locator("article img")
      .evaluateAll((all) =>
        all.map((image) => [image.getAttribute("fetchpriority"), image.getAttribute("loading")]),
      );
    expect(pictures.slice(0, 3)).toEqual(Array(3).fill(["high", "eager"]));
    expect(pictures.slice(3, 6)).toEqual(Array(3).fill(["low", "eager"]));
    expect(pictures.slice(6)).toEqual(Array(4).fill([null, "lazy"]));
    expect(await page.locator('link[rel="preload"][as="image"][imagesrcset]').count()).toBe(6);
    await cards.first().click();
    await page.waitForURL("**/blog/preparing-car-brisbane-storm-season");
  });

  test("has one column on a phone, two on a tablet and three on a desktop", async () => {
    const { page } = await visit("/blog", PHONE);
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .getByRole("article")
        .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
      const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
      // The first may fill a row of its own, so that no later one stands alone.
      expect([width, rows.slice(1)]).toEqual([width, rows.slice(1).map(() => columns)]);
      expect([1, columns]).toContain(rows[0]);
    }
  });

  test("categories and tags have lists of their own", async () => {
    const { page } = await visit("/blog", DESKTOP);
    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name: "Seasonal Care" })
      .click();
    await page.waitForURL("**/blog/category/seasonal-care");
    await page.getByRole("heading", { level: 1, name: "Seasonal Care" }).waitFor();
    expect(await page.getByRole("article").count()).toBe(2);
    await page.goto("/blog/tag/ceramic-coating");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("#ceramic coating");
  });
});
