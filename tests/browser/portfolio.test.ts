import type { Page } from "playwright-core";

import { DESKTOP, PHONE } from "./lib/browser";
import { untilValue, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

const cards = (page: Page) => page.getByRole("main").locator("li[id]");
const dialogOf = (page: Page) => page.getByRole("dialog");
const show = (page: Page, category: string) =>
  page.getByRole("button", { name: category, exact: true }).click();

test("eight filters stand over nine jobs, newest first; All is the first and chosen", async () => {
  const { page } = await visit("/portfolio", DESKTOP);
  const filters = page.getByRole("group", { name: "Show jobs of" }).getByRole("button");
  expect((await filters.allInnerTexts()).map((text) => text.replace(/\s+/g, " "))).toEqual([
    "All 9",
    "Full Detail 1",
    "Interior Detail 2",
    "Ceramic Coating 2",
    "Paint Correction 1",
    "Mould Removal 1",
    "Basic Detail 1",
    "Commercial 1",
  ]);
  expect(await filters.first().getAttribute("aria-pressed")).toBe("true");
  const lines = await cards(page).locator("p").allInnerTexts();
  const months = lines.flatMap((line) => {
    const month = /[A-Z][a-z]+ 20\d\d$/.exec(line);
    return month ? [Date.parse(`1 ${month[0]}`)] : [];
  });
  expect(months).toHaveLength(9);
  expect(months).toEqual([...months].sort((a, b) => b - a));
});

describe("a job", () => {
  const jobs: [title: string, category: string, location: string, month: string][] = [
    ["White SUV back from the mud", "Full Detail", "Pacific Pines", "May 2025"],
    ["Quilted leather cleaned stitch by stitch", "Interior Detail", "Hope Island", "April 2025"],
    ["Ceramic coating on dark silver paint", "Ceramic Coating", "Coomera", "June 2025"],
    ["Swirls polished out of deep green", "Paint Correction", "Mount Gravatt", "March 2025"],
    ["Mould cleared after a wet February", "Mould Removal", "Marsden", "February 2025"],
    ["A red hatchback on its monthly visit", "Basic Detail", "Arundel", "January 2025"],
    ["Work van, cleaned between jobs", "Commercial", "Underwood", "December 2024"],
    ["Black sedan, polished and coated", "Ceramic Coating", "Coorparoo", "October 2024"],
    ["Dust out of every vent", "Interior Detail", "Springfield Lakes", "September 2024"],
  ];

  test("shows on its card what was done, where and when, with a picture, and is shown by its category alone and by All", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    for (const [title, ...facts] of jobs) {
      const card = cards(page).filter({ hasText: title });
      const text = await card.innerText();
      for (const fact of facts) expect(text).toContain(fact);
      expect(text).toMatch(/[A-Z][^\n]{60,}\./);
      expect(text).toMatch(/\d hours\s+·?\s*From \$\d+$/);
      expect(await card.locator("img").first().getAttribute("src")).toMatch(/after\.webp$/);
    }
    for (const category of new Set(jobs.map(([, each]) => each))) {
      await show(page, category);
      const titles = await cards(page).getByRole("heading").allInnerTexts();
      const own = jobs.filter(([, each]) => each === category).map(([title]) => title);
      expect(titles.sort()).toEqual(own.sort());
    }
    await show(page, "All");
    expect(await cards(page).count()).toBe(9);
  });

  test("tells its story in the dialog, with the car before where there is a picture of it", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    let pairs = 0;
    for (const [title, category, location, month] of jobs) {
      await cards(page).filter({ hasText: title }).getByRole("link").click();
      const text = await dialogOf(page).innerText();
      for (const fact of [category, location, month]) expect(text).toContain(fact);
      expect(text).toContain(title);
      expect(text.split(/\s+/).length).toBeGreaterThan(60);
      pairs += await dialogOf(page).getByText("Before", { exact: true }).count();
      expect(await dialogOf(page).getByText("Book this service").count()).toBe(1);
      await page.getByRole("button", { name: "Close" }).click();
    }
    expect(pairs).toBe(7);
  });
});

describe("the dialog", () => {
  test("steps within the filter; Previous and Next are disabled at the ends", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    await show(page, "Interior Detail");
    await cards(page).first().getByRole("link").click();
    const previous = page.getByRole("button", { name: "Previous" });
    const next = page.getByRole("button", { name: "Next" });
    expect(await previous.isDisabled()).toBe(true);
    expect(await next.isDisabled()).toBe(false);
    await next.click();
    expect(await previous.isDisabled()).toBe(false);
    expect(await next.isDisabled()).toBe(true);
    expect(await dialogOf(page).innerText()).toContain("2 of 2");
  });

  test("opens on a press anywhere on a card, goes on with the arrow keys and closes with Escape", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    await cards(page).nth(2).locator("img").first().click({ force: true });
    expect(await dialogOf(page).innerText()).toContain("3 of 9");
    await dialogOf(page).getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await dialogOf(page).innerText()).toContain("4 of 9");
    await page.keyboard.press("ArrowLeft");
    expect(await dialogOf(page).innerText()).toContain("3 of 9");
    await page.keyboard.press("Escape");
    expect(await dialogOf(page).count()).toBe(0);
  });

  test("books the service of the job", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    await show(page, "Mould Removal");
    await cards(page).first().getByRole("link").click();
    await page.getByRole("link", { name: "Book this service" }).click();
    await page.waitForURL(/\/booking(\?service=[a-z-]+)?$/);
    await untilValue(page.getByLabel(/^Service/), "Mould Removal");
  });
});

test("without scripts there is no dead filter, and of the pair that leads After is asked for at once, Before when there is room", async () => {
  const { page } = await visit("/portfolio", { ...PHONE, javaScript: false });
  expect(await page.getByRole("button", { name: "Commercial" }).isVisible()).toBe(false);
  expect(await cards(page).nth(1).locator("img").count()).toBe(2);
  expect(
    await page
      .locator("[data-compare] img")
      .evaluateAll((all) =>
        all.map((image) => [image.getAttribute("fetchpriority"), image.getAttribute("loading")]),
      ),
  ).toEqual([
    ["high", "eager"],
    [null, "lazy"],
  ]);
});
