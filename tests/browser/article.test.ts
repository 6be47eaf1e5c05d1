import { PHONE } from "./lib/browser";
import { articles } from "./lib/expected";
import { eventually, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

/** The longest article, which has a list of its contents. */
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
