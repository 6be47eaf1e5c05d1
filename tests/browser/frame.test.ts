import type { Page } from "playwright-core";

import { DESKTOP, PHONE } from "./lib/browser";
import { addressOf, until, useBrowser } from "./lib/visit";

const { visit, open } = useBrowser();

const barLinks = [
  ["Home", "/"],
  ["Services", "/services"],
  ["Service Areas", "/service-areas"],
  ["About Us", "/about"],
  ["FAQ", "/faq"],
  ["Contact", "/contact"],
] as const;

test("the desktop bar has six links in order and Book Now", async () => {
  const { page } = await visit("/faq", DESKTOP);
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  expect(await links.allInnerTexts()).toEqual(barLinks.map(([name]) => name));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    barLinks.map(([, path]) => path),
  );
  await page.getByRole("banner").getByRole("link", { name: "Book Now" }).click();
  await page.waitForURL("**/booking");
});

test.each(["/services", "/services/basic-detail"])(
  "on %s Services is shown as active",
  async (path) => {
    const { page } = await visit(path, DESKTOP);
    const active = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
    expect(await active.allInnerTexts()).toEqual(["Services"]);
  },
);

describe("the mobile menu", () => {
  const menuOf = (page: Page) => page.locator("#menu");

  test("has the links of the bar, Tips & Advice and Portfolio", async () => {
    const { page } = await visit("/", PHONE);
    expect(await menuOf(page).isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    const names = await menuOf(page).getByRole("listitem").allInnerTexts();
    expect(names).toEqual([...barLinks.map(([name]) => name), "Tips & Advice", "Portfolio"]);
  });

  test("closes by its button, Escape, an outside press and after a choice", async () => {
    const { page } = await visit("/", PHONE);
    const button = page.getByRole("button", { name: "Menu" });
    await button.click();
    expect(await menuOf(page).isVisible()).toBe(true);
    await button.click();
    expect(await menuOf(page).isVisible()).toBe(false);
    await button.click();
    await page.keyboard.press("Escape");
    expect(await menuOf(page).isVisible()).toBe(false);
    await button.click();
    await page.mouse.click(6, 740);
    expect(await menuOf(page).isVisible()).toBe(false);
    await button.click();
    await menuOf(page).getByRole("link", { name: "Portfolio" }).click();
    await page.waitForURL("**/portfolio");
    expect(await menuOf(page).isVisible()).toBe(false);
  });

  test("opens before and without scripts", async () => {
    const { page } = await visit("/", { ...PHONE, javaScript: false });
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await menuOf(page).isVisible()).toBe(true);
  });

  test("is not there from 768 px up", async () => {
    const { page } = await visit("/", { width: 768, height: 900 });
    expect(await page.getByRole("button", { name: "Menu" }).isVisible()).toBe(false);
    expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(true);
  });
});

describe("the footer", () => {
  test("links to every page but the current one", async () => {
    const { page } = await visit("/faq", DESKTOP);
    const links = page.getByRole("contentinfo").getByRole("navigation").getByRole("link");
    const names = await links.allInnerTexts();
    expect(names).toEqual(
      expect.arrayContaining(["Home", "Services", "Tips & Advice", "Portfolio", "Book Now"]),
    );
    expect(names).not.toContain("FAQ");
  });

  test("has contact, hours, the Facebook link, an Instagram icon without a link and the copyright line", async () => {
    const { page } = await visit("/", DESKTOP);
    const footer = page.getByRole("contentinfo");
    const mail = await footer.getByRole("link", { name: /@/ }).getAttribute("href");
    expect(mail).toContain("subject=Inquiry%20from%20website");
    expect(await footer.getByRole("link", { name: "0491 570 156" }).getAttribute("href")).toBe(
      "tel:+61491570156",
    );
    const text = await footer.innerText();
    expect(text).toMatch(/Monday to Friday\s+8am to 5pm/);
    expect(text).toMatch(/Saturday\s+By appointment/);
    expect(text).toMatch(/Sunday\s+Closed/);
    expect(text).toContain("© Rivergum Mobile Detailing");
    expect(await footer.getByRole("link", { name: "Facebook" }).count()).toBe(1);
    expect(await footer.getByRole("link", { name: /Instagram/ }).count()).toBe(0);
    expect(await footer.locator('use[href="#icon-instagram"]').count()).toBe(1);
  });
});

test("the skip link leads the keyboard past the bar", async () => {
  const { page } = await visit("/about", DESKTOP);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(
    await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement)),
  ).toBe(true);
});

test("a navigation starts at the top, and Back returns to the place", async () => {
  const { page } = await visit("/", DESKTOP);
  const link = page.getByRole("link", { name: "See Our Work" });
  await link.hover();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(400);
  await link.click();
  await page.waitForURL("**/portfolio");
  await until(page, () => scrollY === 0);
  await page.goBack();
  await page.waitForURL(/\/$/);
  await until(page, (was) => Math.abs(scrollY - was) < 80, place);
});

test("titles and canonical addresses follow a navigation inside the site", async () => {
  const { page } = await visit("/faq", DESKTOP);
  const before = await page.title();
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("**/about");
  await until(page, (was) => document.title !== was, before);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/about$/);
});

describe("the phone's bottom bar", () => {
  test("calls, texts and books", async () => {
    const { page } = await visit("/", PHONE);
    const bar = page.getByRole("navigation", { name: "Call, text or book" });
    const links = await bar
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(["tel:+61491570156", "sms:+61491570156", "/booking"]);
  });

  test("gives way while a form field has the focus", async () => {
    const { page } = await visit("/contact", PHONE);
    const bar = page.getByRole("navigation", { name: "Call, text or book" });
    expect(await bar.isVisible()).toBe(true);
    await page.getByLabel(/Name/).first().focus();
    expect(await bar.isVisible()).toBe(false);
  });
});

test("old and short addresses inside the site replace themselves in the history", async () => {
  const { page } = await visit("/", DESKTOP);
  await page.getByRole("link", { name: "Basic Detail" }).first().click();
  await page.waitForURL("**/services/basic-detail");
  await page.goBack();
  await page.waitForURL(/\/$/);
  expect(addressOf(page)).toBe("/");
});

test("a press before the scripts is made up for when they are there", async () => {
  const { page } = await open(DESKTOP);
  await page.route("**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto("/portfolio");
  await page.getByRole("button", { name: "Mould Removal" }).click();
  await until(page, () => (window as { ___early?: unknown }).___early === null);
  expect(
    await page.getByRole("button", { name: "Mould Removal" }).getAttribute("aria-pressed"),
  ).toBe("true");
});

test("Book Now of a service keeps the service when it is pressed before the scripts are there", async () => {
  const { page } = await open(DESKTOP);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/services/mould-removal");
  await page.getByRole("main").getByRole("link", { name: "Book Now" }).first().click();
  await page.waitForURL("**/booking?service=mould-removal");
});
