import type { Page } from "playwright-core";
import { dataOf, regions, services } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { plain, press, until, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

const pricing = dataOf("pricing");
const { phone } = dataOf("business");

/** The line of a service in the price list. */
const lineOf = (page: Page, name = "") =>
  page
    .locator("#estimator")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

/** Where the figures of the lines end, in pixels from the left and from the top of the page. */
const findPriceEnds = (page: Page) =>
  page.locator("#estimator li").evaluateAll((all) =>
    all.map((line) => {
      const figure = [...line.querySelectorAll("span")].find(
        (each) => /^\$[\d,]+$/.test(each.textContent) && each.offsetWidth > 0,
      );
      const { right = NaN, bottom = NaN } = figure?.getBoundingClientRect() ?? {};
      return [right, bottom + scrollY].map(Math.round);
    }),
  );

describe("the price list", () => {
  test("opens a service by a press anywhere on its line", async () => {
    const { page } = await visit("/services", DESKTOP);
    const [first] = services;
    await lineOf(page, first?.name)
      .getByText(first?.summary ?? "")
      .click({ force: true });
    await page.waitForURL(`**/services/${first?.id}`);
  });

  test("has the time and both links of each service on one line, on a phone too", async () => {
    const { page } = await visit("/services", PHONE);
    for (const { name, duration } of services) {
      const parts = [
        page.getByText(duration),
        ...["Info", "Book Now"].map((link) => page.getByRole("link", { name: `${link} ${name}` })),
      ];
      const middles = await Promise.all(
        parts.map(async (part) => {
          const box = await lineOf(page, name).locator(part).first().boundingBox();
          return box && box.y + box.height / 2;
        }),
      );
      expect([name, Math.max(...middles.map((y) => Math.abs(y! - middles[0]!))) < 4]).toEqual([
        name,
        true,
      ]);
    }
  });

  test("prints words and prices, but nothing to press", async () => {
    const { page } = await visit("/services", DESKTOP);
    await page.emulateMedia({ media: "print" });
    const line = lineOf(page, services[0]?.name);
    expect(plain(await line.innerText())).toMatch(/From \$\d/);
    expect(
      await page
        .getByText(phone.mobile ?? phone.landline ?? "")
        .last()
        .isVisible(),
    ).toBe(true);
    for (const name of [/^Book Now/, /^Info /])
      expect(await page.getByRole("link", { name }).filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole("radio").filter({ visible: true }).count()).toBe(0);
  });
});

test.each([
  ["/services", 390],
  ["/services", 768],
  ["/services", 1280],
  [`/${regions.at(-1)?.id}`, 390],
  [`/${regions.at(-1)?.id}`, 1280],
])("the Book buttons of the list on %s are below each other at %i pixels", async (path, width) => {
  const { page } = await visit(path, { width, height: 800 });
  const lefts = await page
    .locator("li:has(h3)")
    .getByRole("link", { name: /^Book Now ./ })
    .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)));
  expect(lefts.length).toBeGreaterThan(2);
  expect(new Set(lefts).size).toBe(1);
});

test("what stays in view on a phone, the header and the bar, takes at most a fifth of it", async () => {
  const { page } = await visit("/services", PHONE);
  await page.getByRole("radio", { name: /^Small/ }).check();
  await page.getByRole("radio", { name: `Estimate ${services[0]?.name}` }).check();
  await page.getByRole("link", { name: "Book", exact: true }).waitFor();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((each) => /fixed|sticky/.test(getComputedStyle(each).position))
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => each.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > 200 && bottom > 0 && top < innerHeight)
      .map(({ height }) => height),
  );
  expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(844 / 5);
});

describe("the estimator", () => {
  const id = pricing.estimator.at(-1) ?? "";
  const service = services.find((each) => each.id === id);
  const size = pricing.sizes.at(-1);

  test("on a phone leads from a size and a service to a booking with the estimate", async () => {
    const { page, consoleErrors } = await visit("/services", PHONE);
    const summary = page.getByRole("region", { name: "Your estimate" });
    const prompt = page.getByText("Select a service and a vehicle size to see your estimate.");
    await prompt.waitFor();
    const ends = await findPriceEnds(page);
    await page.getByRole("radio", { name: new RegExp(`^${size?.name}`) }).check();
    await page.getByRole("radio", { name: `Estimate ${service?.name}` }).check();
    const status = page.getByRole("status").getByText(/^Estimate \$/);
    const total = ((await status.textContent()) ?? "").replace("Estimate ", "");
    // The line of the service says the same for this size.
    expect(plain(await lineOf(page, service?.name).innerText())).toContain(total);
    expect(await prompt.count()).toBe(0);
    // The choice moved no price.
    expect(await findPriceEnds(page)).toEqual(ends);
    expect(plain(await summary.innerText())).toContain(
      `Indicative only. ${plain(dataOf("wording").confirmation)}`,
    );
    await page.getByRole("link", { name: "Book", exact: true }).click();
    await page.waitForURL(`**/booking?service=${id}&vehicleSize=${size?.id}&estimate=*`);
    const request = page.getByRole("region", { name: "Your request" });
    await request.getByText(total).first().waitFor();
    expect(consoleErrors).toEqual([]);
  });

  test("on a phone, shows no bar under a finger that presses at the lower edge", async () => {
    const { page } = await visit("/services", PHONE);
    const choiceOf = (name = "") => page.locator("label").filter({ hasText: `Estimate ${name}` });
    const choice = choiceOf(service?.name);
    const other = choiceOf(services.find((each) => each.id === pricing.estimator.at(-2))?.name);
    await choice.evaluate((label) => {
      scrollBy(0, label.getBoundingClientRect().top + label.clientHeight / 2 - 810);
    });
    const choiceBox = (await choice.boundingBox())!;
    // The second press follows the first immediately, because the bar returns half a second later.
    await press(other);
    await page.mouse.click(choiceBox.x + 20, 810, { delay: 500 });
    await until(
      page,
      (value) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.checked === true,
      id,
    );
  });
});
