import type { Page } from "playwright-core";
import { DESKTOP } from "./lib/browser";
import { addressOf, eventually, startScripts, until, useBrowser } from "./lib/visit";

// From page to page and back: each page opens at the right position with its own head.

const { open, visit } = useBrowser();

/** What the head of the current page says, without what was in the built HTML. */
function readHeads(page: Page): Promise<string[][]> {
  return page.evaluate(async () => {
    const of = (root: Document) =>
      [
        ...root.head.querySelectorAll(
          'title, meta[name], meta[property], link[rel="canonical"], script[type="application/ld+json"]',
        ),
      ]
        .map((element) => element.outerHTML.replace(/ data-react-helmet="true"/, ""))
        .sort();
    const html = await (await fetch(location.pathname)).text();
    return [of(document), of(new DOMParser().parseFromString(html, "text/html"))];
  });
}

describe.each([
  ["by Gatsby's router", false],
  ["by the browser, which prefetches", true],
])("navigation %s", (_how, prefetches) => {
  test("a link leads to the top of its page, with that page's head, and Back to where it was pressed", async () => {
    const { page, consoleErrors } = await visit("/thanks", { ...DESKTOP, prefetches });
    for (const name of ["Service Areas", "FAQ"]) {
      await startScripts(page);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.evaluate(() => scrollTo(0, 400));
      const from = page.url();
      await page
        .locator("footer")
        .getByRole("link", { name })
        .evaluate((link) => (link as HTMLElement).click());
      await page.waitForURL(({ href }) => href !== from, { waitUntil: "domcontentloaded" });
      await until(page, () => scrollY === 0);
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(!prefetches);
      await startScripts(page);
      await eventually(async () => {
        const [shown, written] = await readHeads(page);
        expect(shown).toEqual(written);
      });
    }
    await page.goBack();
    await until(page, () => Math.abs(scrollY - 400) < 80);
    expect(addressOf(page)).toBe("/service-areas");
    expect(consoleErrors).toEqual([]);
  });
});

test("a page whose link is pointed at is fetched before the press", async () => {
  const { page, consoleErrors } = await open(DESKTOP);
  await page.goto("/about");
  await until(page, () => document.documentElement.classList.contains("fading"));
  const link = page.getByRole("banner").getByRole("link", { name: "FAQ" });
  // Chromium reports the first place of a pointer as no movement.
  await page.mouse.move(0, 0);
  await link.hover();
  // A page can't see what the browser has fetched in advance.
  await page.waitForTimeout(500);
  await link.click();
  await page.waitForURL("**/faq");
  const delivery = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return (navigation as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe("navigational-prefetch");
  // The policy refuses none of it.
  expect(consoleErrors).toEqual([]);
});

test.each(["/faq#50%", "/services#100%-off", "/booking?service=full-detail#utm=50%25off%"])(
  "%s opens, and its scripts start",
  async (address) => {
    const { page, consoleErrors } = await visit(address, DESKTOP);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.className)).toContain("scripted");
    expect(consoleErrors).toEqual([]);
  },
);
