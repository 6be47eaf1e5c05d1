import { maxRelated } from "@/business/blog";
import { formatLongDay } from "@/business/dates";
import { DESKTOP, PHONE } from "./lib/browser";
import { articles, business, wording } from "./lib/expected";
import { eventually, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

/** The longest one, which has a list of its contents. */
const [article] = [...articles].sort((a, b) => b.body.length - a.body.length);
const path = article?.path ?? "";
const describeArticle = article ? describe : describe.skip;

describeArticle("the contents list of a long article", () => {
  test("is folded above the text on a phone, and its links work without scripts", async () => {
    const { page } = await visit(path, { ...PHONE, javaScript: false });
    const fold = page.locator("details", { hasText: "In this article" });
    await fold.locator("summary").click();
    const second = fold.getByRole("link").nth(1);
    const target = (await second.getAttribute("href")) ?? "";
    await second.click();
    await page.waitForURL(({ hash }) => hash === target);
    await eventually(async () => {
      const { y = 0 } = (await page.locator(target).boundingBox()) ?? {};
      expect(y > 0 && y < 200).toBe(true);
    });
  });
});

describeArticle("an article", () => {
  test("has breadcrumb, way back, badge, title, excerpt, long date, read time, author, text with its contents beside it, tags, related articles and closing box", async () => {
    const { page } = await visit(path, { ...DESKTOP, javaScript: false });
    const contents = page.getByRole("navigation", { name: "In this article" });
    expect(await contents.isVisible()).toBe(true);
    expect(await contents.getByRole("link").allInnerTexts()).toEqual(
      await page.locator(".prose h2").allInnerTexts(),
    );
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    expect(await crumbs.allInnerTexts()).toEqual(["Home", "Blog", article?.title]);
    const back = page.getByRole("link", { name: "Back to All Articles" });
    expect(await back.getAttribute("href")).toBe("/blog");
    const head = await page.getByRole("article").locator("header").innerText();
    for (const part of [
      article?.category,
      article?.title,
      formatLongDay(article?.date ?? ""),
      `${article?.readMinutes} min`,
      `${business.name} team`,
      article?.excerpt,
    ])
      expect(head).toContain(part);
    const text = await page.locator(".prose").innerText();
    const words = article?.body.split(/\s+/).length ?? Number.NaN;
    expect(text.split(/\s+/).length).toBeGreaterThan(words * 0.9);
    expect(text).not.toMatch(/^#/m);
    const tags = await page.getByRole("article").locator("footer a").allInnerTexts();
    expect(tags).toEqual(article?.tags.map((tag) => `#${tag}`));
    const { category } = article ?? {};
    const others = articles.filter((each) => each.category === category && each !== article);
    const related = page.getByRole("region", { name: "Related Articles" }).getByRole("article");
    expect(await related.count()).toBe(Math.min(others.length, maxRelated));
    const box = page.locator("section").filter({ hasText: wording.closings.article.text });
    const book = box.getByRole("link", { name: "Book Your Service" });
    expect(await book.getAttribute("href")).toBe("/booking");
  });
});
