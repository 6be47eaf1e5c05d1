import { DESKTOP, PHONE } from "./lib/browser";
import { until, useBrowser } from "./lib/visit";

// What breaks a page's scripts leaves its words, its phone number and its form.

const { open, visit } = useBrowser();

test.each(["flatMap", "at"])(
  "a browser without Array.prototype.%s shows the page, the phone, and the form at the latest when it is loaded again",
  async (name) => {
    const { page, context } = await open(PHONE);
    await context.addInitScript((missing) => {
      Object.defineProperty(Array.prototype, missing, { value: undefined });
    }, name);
    for (const path of ["/booking", "/faq", "/"]) {
      await page.goto(path);
      let place = 3;
      // A page of which more than a part broke goes without scripts, which may be before the first look.
      await until(
        page,
        () =>
          (window as { ___early?: unknown }).___early === null ||
          !document.documentElement.classList.contains("scripted"),
        undefined,
        () => page.mouse.move((place = 8 - place), place),
      );
      await page.waitForTimeout(300);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
      if (path !== "/booking") continue;
      const field = page.getByLabel("Full name");
      if (!(await field.isVisible())) {
        await page.getByRole("heading", { name: "Something here did not work" }).waitFor();
        await page.reload();
      }
      await field.fill("Jo");
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
