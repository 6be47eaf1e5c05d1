import { dataOf, services } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { addressOf, eventually, until, useBrowser } from "./lib/visit";

const { open, visit } = useBrowser();
const { phone } = dataOf("business");

describe("the mobile menu", () => {
  test("closes by its button, an outside press, when the focus leaves it, and after a choice", async () => {
    const { page } = await visit("/", PHONE);
    const menu = page.locator("#menu");
    const button = page.getByRole("button", { name: "Menu" });
    expect(await menu.isVisible()).toBe(false);
    await button.click();
    await menu.waitFor();
    const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
    const closings = [
      () => page.mouse.click(x + 10, y + 10),
      () => page.mouse.click(6, 740),
      async () => {
        await menu.getByRole("link").first().focus();
        await page.keyboard.press("Tab");
        expect(await menu.isVisible()).toBe(true);
        await menu.getByRole("link").last().focus();
        await page.keyboard.press("Tab");
      },
    ];
    for (const close of closings) {
      await menu.waitFor();
      await close();
      await menu.waitFor({ state: "hidden" });
      await button.click();
    }
    await menu.getByRole("link", { name: "Portfolio" }).click();
    await page.waitForURL("**/portfolio");
    await menu.waitFor({ state: "hidden" });
  });

  test("opens below 768 px, without scripts too, and the bar has its links in one line from 768 px up", async () => {
    const { page } = await visit("/", { width: 767, height: 900, javaScript: false });
    const button = page.getByRole("button", { name: "Menu" });
    const main = page.getByRole("navigation", { name: "Main" });
    expect(await main.isVisible()).toBe(false);
    await button.click();
    await page.locator("#menu").waitFor();
    await page.keyboard.press("Escape");
    for (const width of [768, 800, 834, 899, 900, 1023, 1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([await button.isVisible(), await main.isVisible()]).toEqual([false, true]);
      const links = page.getByRole("banner").getByRole("link").filter({ visible: true });
      const { texts, heights, overflow } = await links.evaluateAll((all) => ({
        texts: all.map((link) => link.textContent),
        heights: all.map((link) => link.getClientRects().length + link.clientHeight),
        overflow: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(texts).toContain(phone.mobile ?? phone.landline);
      expect(Math.max(...heights)).toBeLessThanOrEqual(50);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
});

test("the skip link leads the keyboard past the bar", async () => {
  const { page } = await open(DESKTOP);
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await until(page, () => document.querySelector("main:focus-within") !== null);
});

test("the phone's bottom bar appears below the hero, and hides while a form field has the focus", async () => {
  const { page } = await visit("/contact", PHONE);
  const bar = page.locator('nav[aria-label$="or book"]');
  expect(await bar.isVisible()).toBe(false);
  await page.mouse.wheel(0, 700);
  await bar.waitFor();
  await page
    .getByLabel(/Message/)
    .first()
    .focus();
  await bar.waitFor({ state: "hidden" });
});

test("below the hero, the header or the lower bar has the one Book button, at every width", async () => {
  const { page } = await visit("/about", DESKTOP);
  const buttons = page
    .locator("header, nav[aria-label$='or book']")
    .getByRole("link", { name: /^Book/ })
    .filter({ visible: true });
  for (const width of [320, 390, 600, 767, 768, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // The lower bar appears a frame after the scroll.
    await eventually(async () => {
      await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
      expect([width, await buttons.count()]).toEqual([width, 1]);
    });
  }
});

test("old and short addresses inside the site replace themselves in the history", async () => {
  const { page } = await visit("/", DESKTOP);
  // The cards of the home page use the short addresses.
  const [featured] = services.filter((service) => service.featured);
  const cards = page.getByRole("region", { name: "Popular services" });
  await cards.getByRole("link", { name: featured?.name }).click();
  await page.waitForURL(`**/services/${featured?.id}`);
  await page.goBack();
  await page.waitForURL(/\/$/);
  expect(addressOf(page)).toBe("/");
});
