import type { Page } from "playwright-core";

import { formatFrom } from "../../src/business/money";
import { PHONE } from "./lib/browser";
import { priceOf, regions, services } from "./lib/expected";
import { until, useBrowser } from "./lib/visit";

const { visit, open } = useBrowser();

const names = services.map(({ name }) => name);
const pricesIn = (region?: string) => services.map(({ id }) => priceOf(id, region));
const slugs = regions.map(({ id }) => id);
/** One region of each price list. */
const oneOfEach = slugs.filter(
  (slug, index) =>
    slugs.findIndex((each) => String(pricesIn(each)) === String(pricesIn(slug))) === index,
);
const addresses = services.map(({ id }) => `/services/${id}`);
/** Two of them, one of each end: the others are of the same template. */
const ends = [0, services.length - 1];

const priceIn = (text: string) => Number(/From \$(\d+)/.exec(text.replace(/\s+/g, " "))?.[1]);

/** The prices of the seven services on /services, as styles show them: also of what waits below the first view. */
const pricesOnList = (page: Page) =>
  page.evaluate(
    (all) =>
      all.map((name) => {
        const line = [...document.querySelectorAll("main h3")]
          .find((heading) => heading.textContent?.trim() === name)
          ?.closest("article, li, div:has(a):has(span)");
        const shown = [...(line?.querySelectorAll("span") ?? [])].filter(
          (span) =>
            /^\$\d+$/.test(span.textContent ?? "") && getComputedStyle(span).display !== "none",
        );
        return Number(shown[0]?.textContent?.slice(1));
      }),
    names,
  );

const docket = (page: Page) => page.getByRole("region", { name: "Your request" });

describe.each(oneOfEach)("a visitor from %s", (slug) => {
  const prices = pricesIn(slug);

  test("sees its prices on the list, on each service and in the booking, from the first painting on", async () => {
    const { page } = await open(PHONE);
    await page.goto(`/services?region=${slug}`);
    // Before any script but the first one runs.
    expect(await pricesOnList(page)).toEqual(prices);
    for (const index of ends) {
      await page.goto(addresses[index] ?? "");
      expect(priceIn(await page.getByRole("main").innerText())).toBe(prices[index]);
    }
    await page.getByRole("main").getByRole("link", { name: "Book Now" }).first().click();
    await page.waitForURL("**/booking*");
    for (const [index, name] of names.entries()) {
      await page.getByLabel("Service").selectOption(name);
      await docket(page).getByText(name).first().waitFor();
      expect(priceIn(await docket(page).innerText())).toBe(prices[index]);
    }
  });

  test("keeps them by Gatsby's router, from the region's page over list and service to the booking", async () => {
    const { page } = await visit(`/${slug}`, { ...PHONE, prerenders: false });
    await page.getByRole("link", { name: "View All Services" }).first().click();
    await page.locator("#estimator").waitFor();
    expect(await pricesOnList(page)).toEqual(prices);
    for (const index of ends) {
      const name = names[index] ?? "";
      await page.locator("main h3").getByRole("link", { name, exact: true }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      expect(priceIn(await page.getByRole("main").innerText())).toBe(prices[index]);
      await page.getByRole("main").getByRole("link", { name: "Book Now" }).first().click();
      await docket(page).getByText(name).first().waitFor();
      expect(priceIn(await docket(page).innerText())).toBe(prices[index]);
      await page.goBack();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await page.goBack();
      await page.locator("#estimator").waitFor();
    }
  });
});

// The standard list, and another where there is one.
const [here, there = here] = oneOfEach.map((slug) => regions.find(({ id }) => id === slug));
const [service] = services;
const suburb = there?.suburbs[0]?.name ?? "";

test("a region is changed where prices are shown, and Back shows the one that was chosen", async () => {
  const { page } = await visit(`${addresses[0]}?region=${there?.id}`, PHONE);
  const price = async () => priceIn(await page.getByRole("main").innerText());
  const priceFor = (slug = "", index = 0) => priceOf(services[index]?.id ?? "", slug);
  const untilIn = (slug = "") =>
    until(page, (wanted) => document.documentElement.dataset["region"] === wanted, slug);
  await untilIn(there?.id);
  expect(await price()).toBe(priceFor(there?.id));
  const line = page.locator("summary").filter({ hasText: "change suburb" }).first();
  await line.click();
  await page.getByRole("button", { name: here?.longName }).first().click();
  expect(await price()).toBe(priceFor(here?.id));
  await page.goto(addresses[1] ?? "");
  expect(await price()).toBe(priceFor(here?.id, 1));
  await page.evaluate((slug) => sessionStorage.setItem("region", slug), there?.id ?? "");
  await page.goto(addresses[2] ?? "");
  expect(await price()).toBe(priceFor(there?.id, 2));
  await page.goBack();
  await untilIn(there?.id);
  expect(await price()).toBe(priceFor(there?.id, 1));
});

test("on the booking docket the region follows the suburb, which is a press away", async () => {
  const { page } = await visit(`/booking?service=${service?.code}`, PHONE);
  await docket(page).getByRole("link", { name: "change suburb" }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("booking-suburb");
  await page.keyboard.type(suburb);
  const price = formatFrom(priceOf(service?.id ?? "", there?.id));
  await docket(page).getByText(price).first().waitFor();
});

test("without scripts the prices are Brisbane's, and the line below them says where the others are", async () => {
  const { page } = await open({ ...PHONE, javaScript: false });
  await page.goto(`/services?region=${slugs.at(-1)}`);
  expect(await pricesOnList(page)).toEqual(pricesIn());
  const line = page.getByText(/^Prices for .* For other areas see/).first();
  expect(await line.isVisible()).toBe(true);
});
