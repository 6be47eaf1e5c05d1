import type { Page } from "playwright-core";

import { content } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { plain, services } from "./lib/expected";
import { untilValue, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

/** The finished jobs, newest first. */
const jobs = content.entries.portfolio
  .map(({ data }) => data)
  .sort((a, b) => b.completed.localeCompare(a.completed));
const [newest] = jobs;
const inCategory = (name: string) => jobs.filter(({ category }) => category === name);
/** A category with more than one job, and the jobs in it. */
const several = jobs.map(({ category }) => inCategory(category)).find(({ length }) => length > 1);

const cards = (page: Page) => page.getByRole("main").locator("li[id]");
const titles = (page: Page) => cards(page).getByRole("heading").allInnerTexts();
const dialogOf = (page: Page) => page.getByRole("dialog");
const show = (page: Page, category = "") =>
  page.getByRole("button", { name: category, exact: true }).click();

test("filters are above all jobs, newest first; each shows the jobs of its category, and All, chosen at first, all of them", async () => {
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
    expect((await titles(page)).sort()).toEqual(own.sort());
  }
  await show(page, "All");
  expect(await cards(page).count()).toBe(jobs.length);
});

test("a job tells on its card and in its dialog what was done, where and when, with the car before where there is a picture of it", async () => {
  const { page } = await visit("/portfolio", DESKTOP);
  for (const { title, category, location, completed, description, pictures } of jobs) {
    const month = new Date(`${completed}-01`).toLocaleString("en-AU", {
      month: "long",
      year: "numeric",
    });
    const facts = [title, category, location, month];
    const card = cards(page).filter({ hasText: title });
    const text = await card.innerText();
    for (const fact of [...facts, description]) expect(text).toContain(fact);
    await card.getByRole("link").click();
    const story = await dialogOf(page).innerText();
    for (const fact of facts) expect(story).toContain(fact);
    expect(await dialogOf(page).getByText("Before", { exact: true }).count()).toBe(
      pictures.before ? 1 : 0,
    );
    await page.getByRole("button", { name: "Close" }).click();
  }
});

describe("the dialog", () => {
  (several ? test : test.skip)(
    "steps within the filter; Previous and Next are disabled at the ends",
    async () => {
      const { page } = await visit("/portfolio", DESKTOP);
      await show(page, several?.[0]?.category);
      await cards(page).first().getByRole("link").click();
      const ends = () =>
        Promise.all(
          ["Previous", "Next"].map((name) => page.getByRole("button", { name }).isDisabled()),
        );
      expect(await ends()).toEqual([true, false]);
      const next = page.getByRole("button", { name: "Next" });
      for (let step = 1; step < several!.length; step += 1) await next.click();
      expect(await ends()).toEqual([false, true]);
      expect(await dialogOf(page).innerText()).toContain(
        `${several?.length} of ${several?.length}`,
      );
    },
  );

  test("opens on a press anywhere on a card, goes on with the arrow keys and closes with Escape", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    await cards(page).nth(2).locator("img").first().click({ force: true });
    const place = dialogOf(page).getByText(/^\d+ of \d+$/);
    expect(await place.innerText()).toBe(`3 of ${jobs.length}`);
    await dialogOf(page).getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await place.innerText()).toBe(`4 of ${jobs.length}`);
    await page.keyboard.press("ArrowLeft");
    expect(await place.innerText()).toBe(`3 of ${jobs.length}`);
    await page.keyboard.press("Escape");
    expect(await dialogOf(page).count()).toBe(0);
  });

  test("books the service of the job", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    await cards(page).filter({ hasText: newest?.title }).getByRole("link").click();
    await page.getByRole("link", { name: "Book this service" }).click();
    await page.waitForURL("**/booking?service=*");
    const service = services.find(({ id }) => id === newest?.bookingService);
    await untilValue(page.getByLabel(/^Service/), service?.name ?? "");
  });
});

test("without scripts there is no dead filter, and of the pair that leads After is loaded at once, Before when there is room", async () => {
  const { page } = await visit("/portfolio", { ...PHONE, javaScript: false });
  const filters = page.getByRole("group", { name: "Show jobs of" });
  expect(await filters.filter({ visible: true }).count()).toBe(0);
  const pair = page.locator("[data-compare]").first().locator("img");
  const hints = await pair.evaluateAll((all) =>
    all.map((image) => [image.getAttribute("fetchpriority"), image.getAttribute("loading")]),
  );
  expect(hints).toEqual([
    ["high", "eager"],
    [null, "lazy"],
  ]);
});
