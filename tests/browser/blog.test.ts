import { DESKTOP } from "./lib/browser";
import { useBrowser } from "./lib/visit";

const { visit } = useBrowser();

describe("the list of articles", () => {
  test("shows all articles, newest first, each with everything a card has", async () => {
    const { page } = await visit("/blog", DESKTOP);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Car Care Tips & Advice",
    );
    const cards = page.getByRole("article");
    expect(await cards.count()).toBe(10);
    const days = await page
      .locator("article time")
      .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
    expect(days).toEqual([...days].sort().reverse());
    const first = await cards.first().innerText();
    for (const part of ["A checklist to work through before October", "Read More"])
      expect(first).toContain(part);
    expect(await cards.first().getByRole("img", { includeHidden: true }).count()).toBe(1);
    await cards.first().click();
    await page.waitForURL("**/blog/preparing-car-brisbane-storm-season");
  });

  const known: [slug: string, title: RegExp, category: string, day?: string, minutes?: string][] = [
    ["protect-car-paint-australian-sun", /Paint from the Australian Sun/, "Paint Protection"],
    ["suburb-by-suburb-car-detailing-guide", /Suburb/, "Local Services"],
    ["summer-car-care-queensland", /Summer/, "Seasonal Care"],
    ["remove-coffee-stains-car-interior", /Coffee/, "Car Care Tips"],
    ["how-often-detail-your-car", /How Often/, "Maintenance"],
    ["ceramic-coating-benefits", /Ceramic Coating: Benefits/, "Protection"],
    ["diy-vs-professional-car-detailing", /DIY or Professional/, "Tips", "5 June 2025", "6 min"],
    [
      "preventing-treating-car-interior-mould",
      /^Preventing and Treating Car Interior Mould$/,
      "Health & Safety",
      "10 June 2025",
      "8 min",
    ],
    [
      "paint-correction-when-why-you-need-it",
      /^Paint Correction: When and Why You Need It$/,
      "Restoration",
      "20 June 2025",
      "9 min",
    ],
    [
      "preparing-car-brisbane-storm-season",
      /^Preparing Your Car for Brisbane's Storm Season$/,
      "Seasonal Care",
      "28 June 2025",
      "6 min",
    ],
  ];

  test("has the ten articles, each with its category, day and 5 to 12 minutes to read", async () => {
    const { page } = await visit("/blog", DESKTOP);
    for (const [slug, title, category, day, minutes] of known) {
      const card = page
        .getByRole("article")
        .filter({ has: page.locator(`a[href="/blog/${slug}"]`) });
      expect(await card.getByRole("heading").innerText()).toMatch(title);
      const text = await card.innerText();
      expect(text).toContain(category);
      const read = /(\d+) min/.exec(text);
      expect(Number(read?.[1])).toBeGreaterThanOrEqual(5);
      expect(Number(read?.[1])).toBeLessThanOrEqual(12);
      if (day) expect([text.includes(day), read?.[0]]).toEqual([true, minutes]);
      expect(text).toContain("Rivergum Mobile Detailing team");
    }
  });

  test.each([
    [390, 1],
    [800, 2],
    [1280, 3],
  ])("at %d px it has %d columns", async (width, columns) => {
    const { page } = await visit("/blog", { width, height: 900 });
    const tops = await page
      .getByRole("article")
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
    // The first may fill a row of its own, so that no later one stands alone.
    expect(rows.slice(1)).toEqual(rows.slice(1).map(() => columns));
    expect([1, columns]).toContain(rows[0]);
  });

  test("the first three pictures are preloaded and of high priority, the first six eager, the rest lazy", async () => {
    const { page } = await visit("/blog", DESKTOP);
    const pictures = await page
      .locator("article img")
      .evaluateAll((all) =>
        all.map((image) => [image.getAttribute("fetchpriority"), image.getAttribute("loading")]),
      );
    expect(pictures.slice(0, 3)).toEqual(Array(3).fill(["high", "eager"]));
    expect(pictures.slice(3, 6)).toEqual(Array(3).fill([null, "eager"]));
    expect(pictures.slice(6)).toEqual(Array(4).fill([null, "lazy"]));
    expect(await page.locator('link[rel="preload"][as="image"][imagesrcset]').count()).toBe(6);
  });

  test("the closing box books", async () => {
    const { page } = await visit("/blog", DESKTOP);
    const box = page.locator("section").filter({ hasText: "Need Professional Car Care?" });
    await box.getByRole("link", { name: "Book Now" }).click();
    await page.waitForURL("**/booking");
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
