import { DESKTOP, PHONE } from "./lib/browser";
import { useBrowser } from "./lib/visit";

// What breaks a page's scripts leaves its words, its phone number and its form.

const { open, visit } = useBrowser();

test.each(["flatMap", "at"])(
  "a browser without Array.prototype.%s shows the page, phone and form included",
  async (name) => {
    const { page, context } = await open(PHONE);
    await context.addInitScript((missing) => {
      Object.defineProperty(Array.prototype, missing, { value: undefined });
    }, name);
    for (const path of ["/booking", "/faq", "/"]) {
      await page.goto(path);
      await page.mouse.move(20, 20);
      await page.waitForTimeout(1500);
      expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
      expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
      if (path === "/booking") await page.getByLabel("Full name").fill("Jo");
    }
  },
);

test.each([
  ["by the browser", true],
  ["by Gatsby's router", false],
])(
  "elements that an extension removed don't stop a link from leading on, %s",
  async (_by, prerenders) => {
    const { page } = await visit("/faq", { ...DESKTOP, prerenders });
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("main h1, main > :last-child, header a"))
        if (!element.matches("footer *")) element.remove();
    });
    await page.locator("footer").getByRole("link", { name: "About Us" }).click();
    await page.waitForURL("**/about");
    await page.getByRole("heading", { level: 1, name: "About Us" }).waitFor();
    expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
  },
);
