import type { Page } from "playwright-core";
import { canReceiveSms } from "@/business/australian-phone";
import { DESKTOP, PHONE } from "./lib/browser";
import { business, services } from "./lib/expected";
import { addressOf, hrefsOf, until, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

test("the desktop bar marks the link above the page and no other, and has Book Now", async () => {
  const { page } = await visit(`/services/${services[0]?.id}`, DESKTOP);
  const main = page.getByRole("navigation", { name: "Main" });
  expect(await main.locator("[aria-current]").allInnerTexts()).toEqual(["Services"]);
  await page.getByRole("banner").getByRole("link", { name: "Book Now" }).click();
  await page.waitForURL("**/booking");
});

describe("the mobile menu", () => {
  const menuOf = (page: Page) => page.locator("#menu");

  test("closes by its button, Escape, an outside press and after a choice", async () => {
    const { page } = await visit("/", PHONE);
    const menu = menuOf(page);
    const button = page.getByRole("button", { name: "Menu" });
    expect(await menu.isVisible()).toBe(false);
    await button.click();
    await menu.waitFor();
    const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
    const closings = [
      () => page.mouse.click(x + 10, y + 10),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(6, 740),
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

  test("is there below 768 px, and the bar with its links in one line from 768 px up", async () => {
    const { page } = await visit("/", { width: 767, height: 900 });
    const button = page.getByRole("button", { name: "Menu" });
    const main = page.getByRole("navigation", { name: "Main" });
    expect([await button.isVisible(), await main.isVisible()]).toEqual([true, false]);
    for (const width of [768, 800, 834, 899, 900, 1023, 1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([await button.isVisible(), await main.isVisible()]).toEqual([false, true]);
      const banner = page.getByRole("banner");
      expect(await banner.getByRole("link", { name: business.phone.main }).isVisible()).toBe(true);
      const heights = await banner
        .getByRole("link")
        .evaluateAll((links) =>
          links
            .filter((link) => link.checkVisibility())
            .map((link) => link.getClientRects().length + link.clientHeight),
        );
      expect(Math.max(...heights)).toBeLessThanOrEqual(50);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
});

test("without scripts, the menu opens all the same", async () => {
  const { page } = await visit("/", { ...PHONE, javaScript: false });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#menu").waitFor();
});

test("the skip link leads the keyboard past the bar", async () => {
  const { page } = await visit("/about", DESKTOP);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await until(page, () => document.querySelector("main:focus-within") !== null);
});

test("the phone's bottom bar appears below the hero, calls, texts and books, hides while a form field has the focus, and is not on the booking page", async () => {
  const { page } = await visit("/contact", PHONE);
  const bar = page.locator('nav[aria-label$="or book"]');
  const links = bar.getByRole("link", { includeHidden: true });
  expect(await bar.isVisible()).toBe(false);
  await page.mouse.wheel(0, 500);
  await bar.waitFor();
  expect(await hrefsOf(links)).toEqual([
    expect.stringMatching(/^tel:\+61/),
    ...(canReceiveSms(business.phone.main) ? [expect.stringMatching(/^sms:\+61/)] : []),
    "/booking",
  ]);
  await page
    .getByLabel(/Message/)
    .first()
    .focus();
  await bar.waitFor({ state: "hidden" });
  await page.goto("/booking");
  expect(await bar.count()).toBe(0);
});

test("below the hero, the header or the lower bar has the one Book button, at every width", async () => {
  const { page } = await visit("/about", DESKTOP);
  const buttons = [
    page.getByRole("banner").getByRole("link", { name: "Book Now" }),
    page.getByRole("navigation", { name: /or book$/ }).getByRole("link", { name: "Book" }),
  ];
  for (let width = 320; width <= 1400; width += 40) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await expect(
      Promise.all(buttons.map((button) => button.isVisible())).then((all) => [
        width,
        all.filter(Boolean).length,
      ]),
    ).resolves.toEqual([width, 1]);
  }
});

test("old and short addresses inside the site replace themselves in the history", async () => {
  const { page } = await visit("/", DESKTOP);
  // The cards of the home page use the short addresses.
  const [featured] = services.filter((service) => service.featured);
  await page.getByRole("link", { name: featured?.name }).first().click();
  await page.waitForURL(`**/services/${featured?.id}`);
  await page.goBack();
  await page.waitForURL(/\/$/);
  expect(addressOf(page)).toBe("/");
});
