import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";

import { foldersAt } from "../../src/tools/lib/folders";
import { listIndexedRoutes } from "../../src/tools/lib/list-routes";
import { DESKTOP, PHONE } from "../browser/lib/browser";
import { newName, requestsFrom } from "../browser/lib/inbox";
import { addressOf, until, useBrowser } from "../browser/lib/visit";

// Chromium 109 knows no popover, no exclusive details, no speculation rules: every page, menu, dialog and form without them.

const { visit } = useBrowser();

/** It warns of an attribute that it is yet to learn. */
const isNews = (complaint: string) => complaint.includes("'popover' attribute");

async function fillIn(page: Page, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers))
    await page.getByRole("textbox", { name: label }).first().fill(text);
}

test("is Chromium 109, as package.json names it", async () => {
  const { page } = await visit("/", PHONE);
  expect(await page.evaluate(() => navigator.userAgent)).toContain("Chrome/109.");
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
    browserslist: string[];
  };
  expect(browserslist).toContain("chrome >= 109");
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("on %s", (_what, size) => {
  const routes = listIndexedRoutes(join(foldersAt().published, "public"));
  test.each(routes)("%s is whole before and with its scripts, and covers nothing", async (path) => {
    const { page, complaints } = await visit(path, size);
    await page.waitForTimeout(200);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    const seen = await page.evaluate(() => ({
      letters: document.querySelector("main")?.innerText.length ?? 0,
      isBroken: document.body.innerText.includes("did not work"),
      covering: document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("#menu")?.id,
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(seen).toEqual({ letters: expect.any(Number) as number, isBroken: false, excess: 0 });
    expect(seen.letters).toBeGreaterThan(200);
    expect(complaints.filter((each) => !isNews(each))).toEqual([]);
  });

  test("the menu's links are to be had", async () => {
    const { page } = await visit("/", size);
    expect(await page.getByRole("button", { name: "Menu" }).isVisible()).toBe(false);
    const part =
      size === PHONE ? page.locator("footer") : page.getByRole("navigation", { name: "Main" });
    await part.getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL("**/faq");
    await page.getByRole("heading", { level: 1, name: /questions/i }).waitFor();
  });

  test("a question opens and closes", async () => {
    const { page } = await visit("/faq", size);
    const question = page.locator("main details").first();
    for (const isOpen of [true, false]) {
      await question.locator("summary").click();
      expect(await question.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(
        isOpen,
      );
    }
  });

  test("suburb, estimate and region are answered", async () => {
    const { page } = await visit("/", size);
    await page.getByLabel("Do you come to me?").fill("Coorparoo");
    await page.getByText("Yes, we come to Coorparoo.").waitFor();
    const { page: services } = await visit("/services", size);
    for (const name of ["Full Detail", "Large Vehicle"])
      await services.locator("#estimator label").filter({ hasText: name }).first().click();
    await services.locator("#estimator").getByRole("status").getByText("$420").waitFor();
  });

  test("a job's dialog opens, closes by its button, Escape and Back", async () => {
    const { page } = await visit("/portfolio", size);
    const card = page.locator("main h2 a").nth(1);
    for (const close of [
      () => page.getByRole("dialog").getByRole("button", { name: "Close" }).click(),
      () => page.keyboard.press("Escape"),
      () => page.goBack(),
    ]) {
      await card.click();
      await page.locator("dialog[open]").waitFor();
      await close();
      await until(page, () => !document.querySelector("dialog[open]") && location.hash === "");
    }
    expect(addressOf(page)).toBe("/portfolio");
  });

  test("a booking and a message are checked, sent and arrive", async () => {
    const name = newName();
    const { page } = await visit("/booking?service=full", size);
    const send = page.getByRole("button", { name: "Send booking request" });
    await send.click();
    await page.getByText("Name Required").first().waitFor();
    await fillIn(page, {
      "Full name": name,
      Phone: "0491 570 156",
      mail: "jo@example.com",
      "Vehicle make": "Mazda 3",
    });
    await page.getByLabel("Suburb").fill("Coorparoo");
    await page.getByLabel(/I consent/).check();
    await send.click();
    await page.waitForURL("**/thanks");
    const { page: contact } = await visit("/contact", size);
    const message = "Do you come to Toowong?";
    await fillIn(contact, { Name: name, mail: "jo@example.com", Message: message });
    await contact.getByRole("button", { name: "Send message" }).click();
    await contact.waitForURL("**/contact-thanks");
    expect((await requestsFrom(name)).map(({ form }) => form).sort()).toEqual([
      "booking",
      "contact",
    ]);
  });
});
