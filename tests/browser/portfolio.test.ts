import type { Page } from "playwright-core";
import { content, services } from "../lib/content";
import { testJobs } from "./lib/booking";
import { DESKTOP, PHONE } from "./lib/browser";
import {
  addressOf,
  eventually,
  plain,
  startScripts,
  until,
  untilValue,
  useBrowser,
} from "./lib/visit";

const { visit } = useBrowser();

/** The finished jobs, newest first. */
const jobs = content.entries.portfolio
  .map(({ data }) => data)
  .sort((a, b) => b.completed.localeCompare(a.completed));
const inCategory = (name: string) => jobs.filter(({ category }) => category === name);
/** The jobs of a category that has more than one. */
const several = jobs.map(({ category }) => inCategory(category)).find(({ length }) => length > 1);

const cards = (page: Page) => page.getByRole("main").locator("li[id]");
const titles = (page: Page) => cards(page).getByRole("heading").allTextContents();
const dialogOf = (page: Page) => page.getByRole("dialog");
/** Waits until the dialog says `3 of 9`. */
const expectPlace = (page: Page, place: number, count: number) =>
  dialogOf(page).getByText(`${place} of ${count}`, { exact: true }).waitFor();
const show = (page: Page, category = "") =>
  page.getByRole("button", { name: category, exact: true }).click();
const isClosed = (page: Page) =>
  eventually(async () => expect(await dialogOf(page).count()).toBe(0));

testJobs(
  "the portfolio shows all jobs, newest first, or a category's, and its dialog steps through them",
  async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    const filters = page.getByRole("group", { name: "Show jobs of" }).getByRole("button");
    expect(await filters.first().getAttribute("aria-pressed")).toBe("true");
    expect(plain(await filters.first().innerText())).toBe("All");
    const shown = await titles(page);
    expect([...shown].sort()).toEqual(jobs.map(({ title }) => title).sort());
    const months = shown.map((title) => jobs.find((job) => job.title === title)?.completed);
    expect(months).toEqual(jobs.map(({ completed }) => completed));
    for (const category of new Set(jobs.map((job) => job.category))) {
      await show(page, category);
      const own = inCategory(category).map(({ title }) => title);
      await eventually(async () => expect((await titles(page)).sort()).toEqual(own.sort()));
    }
    await show(page, "All");
    await eventually(async () => expect(await cards(page).count()).toBe(jobs.length));

    if (!several) return;
    const { length } = several;
    await show(page, several[0]?.category);
    await eventually(async () => expect(await cards(page).count()).toBe(length));
    await cards(page).first().getByRole("link").click();
    await expectPlace(page, 1, length);
    const [previous, next] = ["Previous", "Next"].map((name) => page.getByRole("button", { name }));
    expect([await previous?.isDisabled(), await next?.isDisabled()]).toEqual([true, false]);
    for (let place = 2; place <= length; place += 1) {
      await next?.click();
      await expectPlace(page, place, length);
    }
    expect([await previous?.isDisabled(), await next?.isDisabled()]).toEqual([false, true]);
  },
);

testJobs(
  "the dialog of a job says what was done, where and when, and books its service",
  async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    // The first of each kind.
    const both = [true, false].flatMap(
      (hasBefore) => jobs.find(({ pictures }) => Boolean(pictures.before) === hasBefore) ?? [],
    );
    for (const [index, job] of both.entries()) {
      if (index > 0) await page.keyboard.press("Escape");
      await isClosed(page);
      const month = new Date(`${job.completed}-01`).toLocaleString("en-AU", {
        month: "long",
        year: "numeric",
      });
      await cards(page).filter({ hasText: job.title }).getByRole("link").click();
      const shown = await dialogOf(page).innerText();
      for (const fact of [job.title, job.category, job.location, month])
        expect(shown).toContain(fact);
      const before = dialogOf(page).getByText("Before", { exact: true });
      expect(await before.count()).toBe(job.pictures.before ? 1 : 0);
    }
    await page.getByRole("link", { name: "Book this service" }).click();
    await page.waitForURL("**/booking?service=*");
    const service = services.find(({ id }) => id === both.at(-1)?.bookingService);
    await untilValue(page.getByLabel(/^Service/), service?.name ?? "");
  },
);

testJobs(
  "on a phone, the dialog opens anywhere on a card, keeps its button in sight and the page still",
  async () => {
    const { page } = await visit("/portfolio", PHONE);
    const scrolled = async () => {
      const start = await page.evaluate(() => scrollY);
      await page.mouse.move(195, 500);
      for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 800);
      await page.waitForTimeout(300);
      return page.evaluate((before) => scrollY - before, start);
    };
    // On a phone, the pictures of this card come with the first scroll.
    await cards(page).nth(2).scrollIntoViewIfNeeded();
    await cards(page).nth(2).locator("img").first().click({ force: true });
    await expectPlace(page, 3, jobs.length);
    const book = await page.getByRole("link", { name: "Book this service" }).boundingBox();
    const steps = await page.getByRole("button", { name: "Next" }).boundingBox();
    expect((book?.y ?? Infinity) + (book?.height ?? 0)).toBeLessThan(steps?.y ?? 0);
    expect(await scrolled()).toBe(0);
    await page.keyboard.press("Escape");
    await isClosed(page);
    // The menu holds the page, too.
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#menu").waitFor();
    expect(await scrolled()).toBe(0);
    await page.keyboard.press("Escape");
    expect(await scrolled()).toBeGreaterThan(0);
  },
);

testJobs("a job is one entry of the history, and Back to the page keeps its filter", async () => {
  const category = several?.[0]?.category ?? jobs[0]?.category ?? "";
  const { page } = await visit("/portfolio", DESKTOP);
  await show(page, category);
  await eventually(async () => expect(await cards(page).count()).toBe(inCategory(category).length));
  const entries = await page.evaluate(() => history.length);
  const card = cards(page).last();
  const id = await card.getAttribute("id");
  await card.getByRole("link").click();
  await dialogOf(page).waitFor();
  const job = addressOf(page);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await isClosed(page);
  expect(addressOf(page)).toBe("/portfolio");
  await page.goForward();
  await dialogOf(page).waitFor();
  expect(addressOf(page)).toBe(job);
  await page.reload();
  await startScripts(page);
  const { length } = inCategory(category);
  await expectPlace(page, length, length);
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await until(page, () => location.hash === "");
  // Browsers tell of a closed dialog in a separate task.
  await until(page, (card) => document.activeElement?.closest("li")?.id === card, id);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await page.waitForURL("**/faq");
  await page.goBack();
  await page.locator('button[aria-pressed="true"]', { hasText: category }).waitFor();
});

testJobs(
  "without scripts there are no filters, and both pictures of the first pair are loaded at once, After first",
  async () => {
    const { page } = await visit("/portfolio", { ...PHONE, javaScript: false });
    const filters = page.getByRole("group", { name: "Show jobs of" });
    expect(await filters.filter({ visible: true }).count()).toBe(0);
    const pair = page.locator("[data-compare]").first().locator("img");
    const hints = await pair.evaluateAll((all) =>
      all.map((image) => [image.getAttribute("fetchpriority"), image.getAttribute("loading")]),
    );
    expect(hints).toEqual([
      ["low", "eager"],
      ["high", "eager"],
    ]);
  },
);

testJobs("a job opens and closes although the browser refuses entries of the history", async () => {
  const { page } = await visit("/portfolio", DESKTOP);
  await page.evaluate(() => {
    History.prototype.pushState = () => {
      throw new DOMException("More than a hundred changes", "SecurityError");
    };
  });
  await cards(page).first().getByRole("link").click();
  await dialogOf(page).waitFor();
  await page.keyboard.press("Escape");
  await isClosed(page);
});
