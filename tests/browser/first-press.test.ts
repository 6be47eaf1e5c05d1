import type { Page } from "playwright-core";

import { dataOf } from "../lib/content";
import { PHONE } from "./lib/browser";
import { booked } from "./lib/expected";
import { until, useBrowser } from "./lib/visit";

// What a visitor presses and types before the page's scripts are there is answered, and the scripts undo none of it.

const { open } = useBrowser();

const lateByMs = 1500;

/** A page on a phone whose scripts come late. */
async function visitEarly(path: string): Promise<Page> {
  const { page, context } = await open(PHONE);
  await context.route(/-[0-9a-f]{20}\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateByMs));
    await route.continue();
  });
  await page.goto(path);
  return page;
}

/** Waits until the scripts are in charge, and a moment more for what they might undo. */
async function isReady(page: Page): Promise<void> {
  await until(page, () => window.___early === null);
  await page.waitForTimeout(300);
}

test("the menu opened early stays open, and a press outside closes it", async () => {
  const page = await visitEarly("/about");
  const menu = page.locator("#menu");
  await page.getByRole("button", { name: "Menu" }).click();
  await isReady(page);
  expect(await menu.getByRole("link", { name: "FAQ" }).isVisible()).toBe(true);
  await page.mouse.click(200, 760);
  await menu.waitFor({ state: "hidden" });
});

test("an answer opened early stays open, and the page stays where it was scrolled to", async () => {
  const page = await visitEarly("/faq");
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  await page.evaluate(() => scrollTo(0, 300));
  await isReady(page);
  expect(await question.getAttribute("open")).not.toBeNull();
  expect(await page.evaluate(() => Math.abs(scrollY - 300))).toBeLessThan(5);
});

test("a suburb typed early is answered", async () => {
  const page = await visitEarly("/");
  await page.getByLabel("Do you come to me?").fill(booked.suburb);
  await page.getByText(`Yes, we come to ${booked.suburb}.`).waitFor();
});

test("an estimate chosen early is worked out", async () => {
  const page = await visitEarly("/services");
  const choices = page.locator("#estimator");
  for (const name of [`Estimate ${booked.service.name}`, booked.size?.examples ?? ""]) {
    const choice = choices.locator("label").filter({ hasText: name }).first();
    // As a visitor does, clear of the bar at the lower edge of a phone.
    await choice.evaluate((label) => label.scrollIntoView({ block: "center" }));
    await choice.click();
  }
  await isReady(page);
  await choices.getByRole("status").getByText("$").first().waitFor();
});

test("a category pressed early is shown", async () => {
  const page = await visitEarly("/portfolio");
  const category = dataOf("categories").portfolio.at(-1) ?? "";
  await page.getByRole("button", { name: category }).click();
  await page.locator('button[aria-pressed="true"]', { hasText: category }).waitFor();
});

test("what was typed and chosen in the booking form wins over the link, and the focus stays", async () => {
  const page = await visitEarly(`/booking?service=${booked.service.id}&suburb=${booked.suburb}`);
  await page.getByLabel("Service").selectOption(booked.otherService.name);
  await page.getByRole("radio", { name: "Call" }).check({ force: true });
  await page.getByLabel("Suburb").fill(booked.otherSuburb);
  await page.getByLabel("Full name").fill("Jo");
  await isReady(page);
  expect([
    await page.getByLabel("Service").inputValue(),
    await page.getByRole("radio", { name: "Call" }).isChecked(),
    await page.getByLabel("Suburb").inputValue(),
    await page.getByLabel("Full name").inputValue(),
    await page.evaluate(() => (document.activeElement as HTMLInputElement).name),
  ]).toEqual([booked.otherService.name, true, booked.otherSuburb, "Jo", "full_name"]);
});

test("Book Now of a service keeps the service when it is pressed early", async () => {
  const page = await visitEarly(`/services/${booked.service.id}`);
  await page.getByRole("main").getByRole("link", { name: "Book Now" }).first().click();
  await page.waitForURL(`**/booking?service=${booked.service.id}`);
});
