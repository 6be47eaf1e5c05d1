import { articles, isDemonstration } from "../lib/content";
import { DESKTOP } from "./lib/browser";
import { useBrowser } from "./lib/visit";

const { open } = useBrowser();

const [newest] = articles;

// Without an article there is nothing to show.
(newest ? describe : describe.skip)("the blog", () => {
  test("lists all articles, newest first, in one column on a phone, two on a tablet and three on a desktop", async () => {
    const { page } = await open(DESKTOP);
    await page.goto("/blog");
    const cards = page.getByRole("article");
    expect(await cards.count()).toBe(articles.length);
    const links = await cards
      .locator("h2 a, h3 a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(articles.map(({ path }) => path));
    // The first three pictures are preloaded with high priority, the next three are eager with low
    // priority, the rest lazy. With equal priority, those three delayed the largest picture of the
    // page by 150 ms on a slow line.
    const pictures = await page
      .locator("article img")
      .evaluateAll((all) =>
        all.map((image) => [image.getAttribute("fetchpriority"), image.getAttribute("loading")]),
      );
    const planned = (_: unknown, index: number) =>
      index < 3 ? ["high", "eager"] : index < 6 ? ["low", "eager"] : [null, "lazy"];
    expect(pictures).toEqual(articles.map(planned));
    // One for each of the two crops.
    const preloads = page.locator('link[rel="preload"][as="image"][imagesrcset]');
    expect(await preloads.count()).toBe(2 * Math.min(articles.length, 3));
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
      // The first takes a whole row, and the last row may not be full.
      const full = rows.slice(1, -1);
      expect([width, rows[0], full]).toEqual([width, 1, full.map(() => columns)]);
    }
    await cards.first().click();
    await page.waitForURL(`**${newest?.path}`);
  });
});

// Another business may have other articles.
(isDemonstration ? test : test.skip)(
  "an article's second picture is under the heading that its file names",
  async () => {
    const { page } = await open(DESKTOP);
    await page.goto("/blog/ceramic-coating-benefits");
    const picture = page.getByRole("img", {
      name: "Without a coating, water lies in flat puddles",
    });
    const around = (side: string) =>
      picture.locator(`xpath=../${side}-sibling::*[1]`).locator("h2, h3");
    expect(await around("preceding").last().textContent()).toBe("It makes washing easier");
    expect(await around("following").first().textContent()).toBe(
      "It resists chemicals and mess for longer",
    );
  },
);
