import { DESKTOP, PHONE } from "./lib/browser";
import { until, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

const article = "/blog/preventing-treating-car-interior-mould";

describe("the contents list of a long article", () => {
  const path = "/blog/ceramic-coating-benefits";

  test("stands beside the text on a wide screen and marks the section that is read, whichever way one comes to it", async () => {
    const { page } = await visit(path, DESKTOP);
    const list = page.getByRole("navigation", { name: "In this article" });
    const current = () => list.locator("[aria-current]").allInnerTexts();
    expect(await list.isVisible()).toBe(true);
    expect(await list.getByRole("link").allInnerTexts()).toEqual(
      await page.locator(".prose h2").allInnerTexts(),
    );
    expect(await current()).toEqual([]);
    await list.getByRole("link", { name: "How it compares" }).click();
    await until(page, () => document.querySelector("nav [aria-current=location]") !== null);
    expect(await current()).toEqual(["How it compares"]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await until(
      page,
      () => document.querySelector("nav li:last-child [aria-current=location]") !== null,
    );
    await page.evaluate(() => scrollTo(0, 0));
    await until(page, () => document.querySelector("nav [aria-current=location]") === null);
  });

  test("is folded above the text on a phone and leads without scripts", async () => {
    const { page } = await visit(path, { ...PHONE, javaScript: false });
    const fold = page.locator("details", { hasText: "In this article" });
    await fold.locator("summary").click();
    await fold.getByRole("link", { name: "How it compares" }).click();
    expect(new URL(page.url()).hash).toBe("#how-it-compares");
    const top = await page
      .locator("#how-it-compares")
      .evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
  });
});

describe("an article", () => {
  test("has breadcrumb, way back, badge, title, excerpt, long date, read time, author, picture, text, tags and closing box", async () => {
    const { page } = await visit(article, DESKTOP);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await crumbs.getByRole("listitem").allInnerTexts()).toEqual([
      "Home",
      "Blog",
      "Preventing and Treating Car Interior Mould",
    ]);
    expect(
      await page.getByRole("link", { name: "Back to All Articles" }).getAttribute("href"),
    ).toBe("/blog");
    const head = await page.getByRole("article").locator("header").innerText();
    for (const part of [
      "Health & Safety",
      "10 June 2025",
      "8 min",
      "Rivergum Mobile Detailing team",
      "Mould in a car is a moisture problem first and a cleaning problem second.",
    ])
      expect(head).toContain(part);
    // Its own, and one of the service it leads to.
    expect(await page.getByRole("article").first().locator("picture").count()).toBe(2);
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Preventing and Treating Car Interior Mould",
    );
    const text = await page.locator(".prose").innerText();
    expect(text.split(/\s+/).length).toBeGreaterThan(1200);
    expect(text).not.toMatch(/^#/m);
    expect(await page.locator(".prose p").count()).toBeGreaterThan(10);
    expect(await page.locator(".prose h2").count()).toBeGreaterThan(3);
    const tags = await page.getByRole("article").locator("footer a").allInnerTexts();
    expect(tags.length).toBeGreaterThan(2);
    for (const tag of tags) expect(tag).toMatch(/^#/);
    const box = page.locator("section").filter({ hasText: "Ready for Professional Car Care?" });
    expect(await box.getByRole("link", { name: "Book Your Service" }).getAttribute("href")).toBe(
      "/booking",
    );
    expect(await page.getByRole("heading", { name: "Related Articles" }).count()).toBe(1);
  });

  test("that names prices of the trade says that they are no price list, and tells machines none", async () => {
    const { page } = await visit("/blog/ceramic-coating-benefits", DESKTOP);
    const text = await page.getByRole("main").innerText();
    expect(text).toMatch(
      /indicative guidance.*\$800 to more than \$2500\. This isn.t our price list/,
    );
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).not.toMatch(/2500|"Offer"/);
  });

  test("shows related articles of its category, or else of its tags", async () => {
    const { page } = await visit("/blog/preparing-car-brisbane-storm-season", DESKTOP);
    const related = page.getByRole("region", { name: "Related Articles" });
    expect(await related.getByRole("article").count()).toBe(1);
    expect(await related.getByRole("article").innerText()).toContain("Seasonal Care");
    expect(await related.getByText("Read More").count()).toBe(1);
  });
});
