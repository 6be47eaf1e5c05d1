import type { Page } from "playwright-core";

import { PHONE } from "./lib/browser";
import { services } from "./lib/services";
import { until, useBrowser } from "./lib/visit";

const { visit, open } = useBrowser();

const names = Object.values(services).map(({ name }) => name);
const brisbane = [90, 180, 300, 799, 180, 220, 90];
const elsewhere = [100, 200, 320, 850, 180, 220, 90];
const regions: [slug: string, prices: number[]][] = [
  ["ipswich", elsewhere],
  ["logan", elsewhere],
  ["gold-coast", elsewhere],
  ["brisbane", brisbane],
];
const addresses = Object.keys(services).map((slug) => `/services/${slug}`);

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

describe.each(regions)("a visitor from %s", (slug, prices) => {
  test("sees its prices on the list, on each service and in the booking, from the first painting on", async () => {
    const { page } = await open(PHONE);
    await page.goto(`/services?region=${slug}`);
    // Before any script but the first one runs.
    expect(await pricesOnList(page)).toEqual(prices);
    for (const [index, address] of addresses.entries()) {
      await page.goto(address);
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
});

// One region of each price list.
describe.each(regions.slice(2))("a visitor from %s", (slug, prices) => {
  test("keeps them by Gatsby's router, from the region's page over list and service to the booking", async () => {
    const { page } = await visit(`/${slug}`, { ...PHONE, prerenders: false });
    await page.getByRole("link", { name: "View All Services" }).first().click();
    await page.getByRole("heading", { level: 1, name: /Detailing services/ }).waitFor();
    expect(await pricesOnList(page)).toEqual(prices);
    for (const [index, name] of names.entries()) {
      await page.locator("main h3").getByRole("link", { name, exact: true }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      expect(priceIn(await page.getByRole("main").innerText())).toBe(prices[index]);
      await page.getByRole("main").getByRole("link", { name: "Book Now" }).first().click();
      await docket(page).getByText(name).first().waitFor();
      expect(priceIn(await docket(page).innerText())).toBe(prices[index]);
      await page.goBack();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: /Detailing services/ }).waitFor();
    }
  });
});

test("a region is changed where prices stand, without a shift, and Back shows the one that was chosen", async () => {
  const { page } = await visit("/services/ceramic-coating?suburb=Coomera", PHONE);
  const price = async () => priceIn(await page.getByRole("main").innerText());
  // The list of suburbs comes after the first painting.
  await until(page, () => document.documentElement.dataset["region"] === "gold-coast");
  expect(await price()).toBe(850);
  const line = page.locator("summary").filter({ hasText: "Prices for" }).first();
  expect(await line.innerText()).toMatch(/^Prices for\s+the Northern Gold Coast\s+change$/);
  await line.click();
  await page.getByRole("button", { name: "Brisbane" }).first().click();
  expect(await price()).toBe(799);
  await page.goto("/services/full-detail");
  expect(await price()).toBe(300);
  await page.evaluate(() => sessionStorage.setItem("region", "logan"));
  await page.goto("/services/interior-detail");
  expect(await price()).toBe(200);
  await page.goBack();
  await until(page, () => document.documentElement.dataset["region"] === "logan");
  expect(await price()).toBe(320);
});

test("on the booking docket the region follows the suburb, which is a press away", async () => {
  const { page } = await visit("/booking?service=ceramic", PHONE);
  await docket(page).getByRole("link", { name: "change the suburb" }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("booking-suburb");
  await page.keyboard.type("Coomera");
  await docket(page).getByText("From $850").first().waitFor();
});

test("without scripts the prices are Brisbane's, and the line below them says where the others are", async () => {
  const { page } = await open({ ...PHONE, javaScript: false });
  await page.goto("/services?region=logan");
  expect(await pricesOnList(page)).toEqual(brisbane);
  const line = page.getByText("Prices for Brisbane. Those elsewhere").first();
  expect(await line.isVisible()).toBe(true);
  expect(await line.getByRole("link").count()).toBe(3);
});
