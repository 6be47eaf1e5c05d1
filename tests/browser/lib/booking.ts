import type { Locator, Page } from "playwright-core";
import { content, dataOf, regions, services, wordsOf } from "../../lib/content";

const { addOns, estimator, sizes } = dataOf("pricing");
const [firstRegion] = regions;
const estimated = services.find(({ id }) => estimator.includes(id)) ?? services[0];
if (!firstRegion || !estimated) throw new Error("content/ has no service or no region");

/**
 * What the tests book: a service with an estimate, a size for it, an add-on, and a suburb of the
 * first region.
 */
export const booked = {
  service: estimated,
  otherService: services.find(({ id }) => id !== estimated.id) ?? estimated,
  size: sizes.at(-1),
  addOn: addOns.find(({ notWith }) => !notWith.includes(estimated.id)),
  region: firstRegion,
  suburb: firstRegion.suburbs[0]?.name ?? "",
  otherSuburb: firstRegion.suburbs[1]?.name ?? "",
};

/** A region whose prices differ from those of the first, if there is one. */
export const elsewhere =
  regions.find(({ priceList }) => priceList !== firstRegion.priceList) ?? firstRegion;

/** Runs a test only if the home page has the price sentence. */
export const testSentence = wordsOf("home").price ? test : test.skip;

/** Runs a test only if there are finished jobs. */
export const testJobs = content.ids.portfolio.length > 1 ? test : test.skip;

/** Presses Enter instead of clicking, so the button needn't be in view. */
export const sendBooking = (page: Page) =>
  page.getByRole("button", { name: /Send booking request|Sending/ }).press("Enter");

export const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: false }).first();

/**
 * An answer to a question with choices. It is looked for with its question, because others may have
 * the same answers.
 */
export const choice = (page: Page, question: string | RegExp, answer: string | RegExp) =>
  page.getByRole("group", { name: question }).getByLabel(answer, { exact: true });

/**
 * Replaces what a field says letter by letter, as a visitor types. A text too long for that is
 * pasted.
 */
export async function type(input: Locator, text: string): Promise<void> {
  await input.fill(text.length < 100 ? "" : text);
  if (text.length < 100) await input.pressSequentially(text);
}

/** Fills in every required field under this name. */
export async function fillIn(page: Page, name: string, changed: Record<string, string> = {}) {
  const answers = {
    "Full name": name,
    Phone: "+61 412-345 678",
    Email: "a@b",
    "Vehicle make and model": "Mazda CX-5",
    Suburb: booked.suburb,
    ...changed,
  };
  for (const [label, value] of Object.entries(answers)) await field(page, label).fill(value);
  await page.getByLabel("Service").selectOption(booked.service.name);
  await page.getByLabel(/I consent/).check();
}

/** Opens the folded parts of the form, whose answers are optional. */
export async function unfold(page: Page) {
  const folds = page.locator("form > details, fieldset details").locator("> summary");
  for (const fold of await folds.all())
    if (await fold.evaluate((summary) => !summary.closest("details")?.open)) await fold.click();
}
