import type { Page } from "playwright-core";
import { booked } from "./expected";

/** Presses Enter instead of clicking, so the button needn't be in view. */
export const send = (page: Page) =>
  page.getByRole("button", { name: /Send booking request|Sending/ }).press("Enter");

export const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: false }).first();

/** An answer to a question with choices. It is looked for with its question, because others may have the same answers. */
export const choice = (page: Page, question: string | RegExp, answer: string | RegExp) =>
  page.getByRole("group", { name: question }).getByLabel(answer, { exact: true });

/** Fills in every required field under this name. */
export async function fillIn(page: Page, name: string, changed: Record<string, string> = {}) {
  const answers = {
    "Full name": name,
    Phone: "+61 (0)4 12-345 678",
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
