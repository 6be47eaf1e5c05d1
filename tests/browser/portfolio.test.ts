import type { Page } from "playwright-core";

import { DESKTOP, PHONE } from "./lib/browser";
import { addressOf, until, untilValue, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

const cards = (page: Page) => page.getByRole("main").locator("li[id]");
const dialogOf = (page: Page) => page.getByRole("dialog");
const show = (page: Page, category: string) =>
  page.getByRole("button", { name: category, exact: true }).click();

test("eight filters stand over the jobs, All first and chosen", async () => {
  const { page } = await visit("/portfolio", DESKTOP);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Our Quality Results");
  const filters = page.getByRole("group", { name: "Show jobs of" }).getByRole("button");
  expect(await filters.allInnerTexts()).toEqual([
    "All",
    "Full Detail",
    "Interior Detail",
    "Ceramic Coating",
    "Paint Correction",
    "Mould Removal",
    "Basic Detail",
    "Commercial",
  ]);
  expect(await filters.first().getAttribute("aria-pressed")).toBe("true");
});

test("nine jobs, newest first", async () => {
  const { page } = await visit("/portfolio", DESKTOP);
  const lines = await cards(page).locator("p").allInnerTexts();
  const months = lines.flatMap((line) => {
    const month = /[A-Z][a-z]+ 20\d\d$/.exec(line);
    return month ? [Date.parse(`1 ${month[0]}`)] : [];
  });
  expect(months).toHaveLength(9);
  expect(months).toEqual([...months].sort((a, b) => b - a));
});

test("a category shows only its jobs", async () => {
  const { page } = await visit("/portfolio", DESKTOP);
  await show(page, "Interior Detail");
  const lines = await cards(page).allInnerTexts();
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toContain("Interior Detail");
});

describe("the dialog", () => {
  test("opens on a press of a card and closes with its control; the focus returns", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    const link = cards(page).nth(1).getByRole("link");
    await link.focus();
    await page.keyboard.press("Enter");
    expect(await dialogOf(page).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Close" }).click();
    expect(await dialogOf(page).count()).toBe(0);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

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

  test("goes on with the arrow keys and closes with Escape", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    await cards(page).first().getByRole("link").click();
    await dialogOf(page).getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await dialogOf(page).innerText()).toContain("2 of 9");
    await page.keyboard.press("ArrowLeft");
    expect(await dialogOf(page).innerText()).toContain("1 of 9");
    await page.keyboard.press("Escape");
    expect(await dialogOf(page).count()).toBe(0);
  });

  test("has a link of its own for each job", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    await cards(page).nth(2).getByRole("link").click();
    const address = addressOf(page);
    expect(address).toMatch(/^\/portfolio#/);
    const title = await dialogOf(page).getByRole("heading").innerText();
    const { page: other } = await visit(address, PHONE);
    await dialogOf(other).waitFor();
    expect(await dialogOf(other).getByRole("heading").innerText()).toBe(title);
    await other.getByRole("button", { name: "Close" }).click();
    await until(other, () => location.hash === "");
    expect(addressOf(other)).toBe("/portfolio");
  });

  test("books the service of the job", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    await show(page, "Mould Removal");
    await cards(page).first().getByRole("link").click();
    await page.getByRole("link", { name: "Book this service" }).click();
    await page.waitForURL("**/booking");
    await untilValue(page.getByLabel(/^Service/), "Mould Removal");
  });
});

test("without scripts both pictures of a job are there, and no dead filter", async () => {
  const { page } = await visit("/portfolio", { ...PHONE, javaScript: false });
  expect(await page.getByRole("button", { name: "Commercial" }).isVisible()).toBe(false);
  expect(await cards(page).nth(1).locator("img").count()).toBe(2);
});
