import type { Page } from "playwright-core";
import { content, dataOf } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { plain, services, testJobs } from "./lib/expected";
import { addressOf, eventually, startScripts, until, untilValue, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

/** The finished jobs, newest first. */
const jobs = content.entries.portfolio
  .map(({ data }) => data)
  .sort((a, b) => b.completed.localeCompare(a.completed));
const inCategory = (name: string) => jobs.filter(({ category }) => category === name);
/** The jobs of a category that has more than one. */
const several = jobs.map(({ category }) => inCategory(category)).find(({ length }) => length > 1);

const cards = (page: Page) => page.getByRole("main").locator("li[id]");
const titles = (page: Page) => cards(page).getByRole("heading").allInnerTexts();
const dialogOf = (page: Page) => page.getByRole("dialog");
/** `3 of 9`, in the dialog. */
const placeIn = (page: Page) => dialogOf(page).getByText(/^\d+ of \d+$/);
const show = (page: Page, category = "") =>
  page.getByRole("button", { name: category, exact: true }).click();
const isClosed = (page: Page) =>
  eventually(async () => expect(await dialogOf(page).count()).toBe(0));

testJobs(
  "filters are above all jobs, newest first; each shows the jobs of its category, and All, chosen at first, all of them",
  async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    const filters = page.getByRole("group", { name: "Show jobs of" }).getByRole("button");
    expect(await filters.first().getAttribute("aria-pressed")).toBe("true");
    expect(plain(await filters.first().innerText())).toBe(`All ${jobs.length}`);
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
  },
);

testJobs.each([true, false])(
  "a job tells on its card and in its dialog what was done, where and when; a picture of the car before: %s",
  async (hasBefore) => {
    const job = jobs.find(({ pictures }) => Boolean(pictures.before) === hasBefore);
    if (!job) return;
    const { page } = await visit("/portfolio", DESKTOP);
    const month = new Date(`${job.completed}-01`).toLocaleString("en-AU", {
      month: "long",
      year: "numeric",
    });
    const facts = [job.title, job.category, job.location, month];
    const card = cards(page).filter({ hasText: job.title });
    const text = await card.innerText();
    for (const fact of [...facts, job.description]) expect(text).toContain(fact);
    await card.getByRole("link").click();
    const story = await dialogOf(page).innerText();
    for (const fact of facts) expect(story).toContain(fact);
    const before = dialogOf(page).getByText("Before", { exact: true });
    expect(await before.count()).toBe(hasBefore ? 1 : 0);
    await page.getByRole("link", { name: "Book this service" }).click();
    await page.waitForURL("**/booking?service=*");
    const service = services.find(({ id }) => id === job.bookingService);
    await untilValue(page.getByLabel(/^Service/), service?.name ?? "");
  },
);

(several ? test : test.skip)(
  "the dialog steps within the filter; Previous and Next are disabled at the ends",
  async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    await show(page, several?.[0]?.category);
    await cards(page).first().getByRole("link").click();
    const [previous, next] = ["Previous", "Next"].map((name) => page.getByRole("button", { name }));
    const expectEnds = (...ends: boolean[]) =>
      eventually(async () =>
        expect([await previous?.isDisabled(), await next?.isDisabled()]).toEqual(ends),
      );
    await expectEnds(true, false);
    for (let step = 1; step < several!.length; step += 1) await next?.click();
    await expectEnds(false, true);
    expect(await placeIn(page).innerText()).toBe(`${several?.length} of ${several?.length}`);
  },
);

testJobs(
  "the dialog opens on a press anywhere on a card, goes on with the arrow keys and closes with Escape",
  async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    const expectPlace = (place: number) =>
      eventually(async () =>
        expect(await placeIn(page).innerText()).toBe(`${place} of ${jobs.length}`),
      );
    await cards(page).nth(2).locator("img").first().click({ force: true });
    await expectPlace(3);
    await dialogOf(page).getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("ArrowRight");
    await expectPlace(4);
    await page.keyboard.press("ArrowLeft");
    await expectPlace(3);
    await page.keyboard.press("Escape");
    await isClosed(page);
  },
);

testJobs(
  "opening a job adds one entry to the history: Back closes it, Forward opens it again, and the focus returns to its card",
  async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    const card = cards(page).getByRole("link").nth(1);
    const before = await page.evaluate(() => history.length);
    await card.click();
    await dialogOf(page).waitFor();
    const job = addressOf(page);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await isClosed(page);
    expect(addressOf(page)).toBe("/portfolio");
    await page.goForward();
    await dialogOf(page).waitFor();
    expect(addressOf(page)).toBe(job);
    await dialogOf(page).getByRole("button", { name: "Close" }).click();
    await until(page, () => location.hash === "");
    const hasFocus = () => card.evaluate((link) => link === document.activeElement);
    await eventually(async () => expect(await hasFocus()).toBe(true));
  },
);

testJobs(
  "a reload shows the same job of the same filter, closing it leads back to its card, and Back keeps the filter",
  async () => {
    const category = dataOf("categories").portfolio.at(0) ?? "";
    const { page } = await visit("/portfolio", DESKTOP);
    await page.getByRole("button", { name: category }).click();
    const card = cards(page).last();
    const id = await card.getAttribute("id");
    await card.getByRole("link").click();
    const before = await placeIn(page).innerText();
    await page.reload();
    await startScripts(page);
    await eventually(async () => expect(await placeIn(page).innerText()).toBe(before));
    await page.keyboard.press("Escape");
    // Browsers tell of a closed dialog in a task of its own.
    await until(page, (job) => document.activeElement?.closest("li")?.id === job, id);
    await page.goto("/faq");
    await page.goBack();
    await startScripts(page);
    await page.locator('button[aria-pressed="true"]', { hasText: category }).waitFor();
  },
);

testJobs(
  "without scripts there is no dead filter, and both pictures of the pair that leads are loaded at once, After first",
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

testJobs("the filter is there after Back", async () => {
  const { page } = await visit("/portfolio", DESKTOP);
  const category = jobs.at(-1)?.category ?? "";
  await show(page, category);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await page.waitForURL("**/faq");
  await page.goBack();
  await page.locator('button[aria-pressed="true"]', { hasText: category }).waitFor();
});

testJobs("on a phone the dialog's picture leaves the button that books in sight", async () => {
  const { page } = await visit("/portfolio", PHONE);
  await cards(page).first().getByRole("link").click();
  const box = await page.getByRole("link", { name: "Book this service" }).boundingBox();
  const steps = await page.getByRole("button", { name: "Next" }).boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(steps?.y ?? 0);
});
