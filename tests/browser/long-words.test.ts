import { DESKTOP } from "./lib/browser";
import { useBrowser } from "./lib/visit";

const { visit } = useBrowser();

test.each(["/", "/service-areas", "/booking", "/contact"])(
  "a word of two hundred letters in every field leaves %s as wide as the window",
  async (path) => {
    const { page } = await visit(path, DESKTOP);
    const fields = page.locator("main :is(input:not([type], [hidden]), [type=text], textarea)");
    for (const field of await fields.filter({ visible: true }).all())
      await field.fill("x".repeat(200));
    for (const width of [320, 390, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([width, pageWidth]).toEqual([width, width]);
    }
  },
);
