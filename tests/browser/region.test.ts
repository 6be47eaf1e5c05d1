import type { Page } from "playwright-core";
import { dataOf, isDemonstration, regions, services } from "../lib/content";
import { booked, elsewhere, testSentence, type } from "./lib/booking";
import { DESKTOP, PHONE } from "./lib/browser";
import { eventually, nextFrames, startScripts, useBrowser } from "./lib/visit";

// The visitor's region decides every price that is shown.

const { visit, open } = useBrowser();

const names = services.map(({ name }) => name);
const addresses = services.map(({ id }) => `/services/${id}`);
/** The first and the last service; the others use the same template. */
const ends = [0, services.length - 1];

const priceIn = (text: string) =>
  Number(/From \$([\d,]+)/.exec(text.replace(/\s+/g, " "))?.[1]?.replace(",", ""));
const priceOn = async (page: Page) => priceIn(await page.getByRole("main").innerText());

/**
 * The prices of all services on /services, as styles show them, those below the first view, too.
 */
const pricesOnList = (page: Page) =>
  page.evaluate(
    (all) =>
      all.map((name) => {
        const line = [...document.querySelectorAll("main h3")]
          .find((heading) => heading.textContent?.trim() === name)
          ?.closest("li");
        const shown = [...(line?.querySelectorAll("span") ?? [])].filter(
          (span) =>
            /^\$[\d,]+$/.test(span.textContent ?? "") && getComputedStyle(span).display !== "none",
        );
        return Number(shown[0]?.textContent?.slice(1).replace(",", ""));
      }),
    names,
  );

/**
 * The prices of all services in each of two regions, as a new visitor of its page sees them on the
 * list before React is there.
 */
const pricesIn: Record<string, number[]> = {};
beforeAll(async () => {
  for (const { id } of [booked.region, elsewhere]) {
    const { page } = await open(PHONE);
    await page.goto(`/${id}`);
    await page.goto("/services");
    pricesIn[id] = await pricesOnList(page);
  }
});

/** Waits until the booking's summary shows a service at a price. */
async function expectSummary(page: Page, name = "", price = 0): Promise<void> {
  const summary = page.getByRole("region", { name: "Your request" });
  await summary.getByText(name).first().waitFor();
  await eventually(async () => expect(priceIn(await summary.innerText())).toBe(price));
}

test("on a region's page, no price touches the links of its row, at any width", async () => {
  const { page } = await open(DESKTOP);
  await page.goto(`/${booked.region.id}`);
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const areTouching = await page.locator("main li").evaluateAll((rows) =>
      rows.flatMap((row) => {
        const boxesOf = (selector: string) =>
          [...row.querySelectorAll(selector)]
            .map((each) => each.getBoundingClientRect())
            .filter(({ width }) => width > 0);
        return boxesOf("p > span > span").flatMap((price) =>
          boxesOf("a:not(h3 a)").map(
            (link) =>
              price.left < link.right &&
              link.left < price.right &&
              price.top < link.bottom &&
              link.top < price.bottom,
          ),
        );
      }),
    );
    expect([width, ...new Set(areTouching)]).toEqual([width, false]);
  }
});

test("the list, each service and the booking have the prices of the region from first paint", async () => {
  const [first, prices = []] = [pricesIn[booked.region.id], pricesIn[elsewhere.id]];
  if (isDemonstration)
    expect([first, prices]).toEqual([
      [90, 180, 300, 799, 180, 220, 90],
      [100, 200, 320, 850, 180, 220, 90],
    ]);
  expect(String(first) === String(prices)).toBe(elsewhere === booked.region);
  const { page } = await open(PHONE);
  await page.goto(`/${elsewhere.id}`);
  for (const index of ends) {
    await page.goto(addresses[index] ?? "");
    expect(await priceOn(page)).toBe(prices[index]);
  }
  await page.getByRole("main").getByRole("link", { name: "Book Now" }).first().click();
  await page.waitForURL("**/booking*");
  for (const index of ends) {
    const name = names[index] ?? "";
    await page.getByLabel("Service").selectOption(name);
    await expectSummary(page, name, prices[index]);
  }
});

test("Gatsby's router keeps the region's prices from its page to the list, the service and the booking", async () => {
  const [name = ""] = names;
  const prices = pricesIn[elsewhere.id] ?? [];
  const { page } = await visit(`/${elsewhere.id}`, { ...PHONE, prefetches: false });
  await page.getByRole("link", { name: "View All Services" }).first().click();
  await page.locator("#estimator").waitFor();
  expect(await pricesOnList(page)).toEqual(prices);
  await page.locator("main h3").getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(await priceOn(page)).toBe(prices[0]);
  await page.getByRole("main").getByRole("link", { name: "Book Now" }).first().click();
  await expectSummary(page, name, prices[0]);
});

(elsewhere.priceList === booked.region.priceList ? test.skip : test)(
  "a region is changed where prices are shown, and Back shows the one that was chosen",
  async () => {
    const [here, there] = [booked.region, elsewhere];
    const { page } = await open(PHONE);
    await page.goto(`/${there.id}`);
    await page.goto(addresses[0] ?? "");
    await startScripts(page);
    const expectPrice = (region: string, index: number) =>
      eventually(async () => expect(await priceOn(page)).toBe(pricesIn[region]?.[index]));
    await expectPrice(there.id, 0);
    await page.locator("summary").filter({ hasText: "change area" }).first().click();
    await page.getByRole("button", { name: here.longName }).first().click();
    await expectPrice(here.id, 0);
    await page.goto(addresses[1] ?? "");
    await expectPrice(here.id, 1);
    await page.goto(`/${there.id}`);
    await page.goto(addresses[2] ?? "");
    await expectPrice(there.id, 2);
    await page.goBack();
    await page.goBack();
    await expectPrice(there.id, 1);
  },
);

const shownRegion = (page: Page) => page.evaluate(() => document.documentElement.dataset["region"]);

test("a suburb that is typed sets the region, and each card pressed later wins, on other pages too", async () => {
  const { page } = await visit("/service-areas", DESKTOP);
  const field = page.getByLabel("Do you come to me?");
  await type(field, elsewhere.suburbs[0]?.name ?? "");
  await field.blur();
  await eventually(async () => expect(await shownRegion(page)).toBe(elsewhere.id));
  for (const { id, longName } of regions) {
    await page.locator("label").filter({ hasText: longName }).first().click();
    await nextFrames(page);
    expect(await shownRegion(page)).toBe(id);
    await page.getByRole("region", { name: longName, exact: true }).waitFor();
  }
  // Only the last place counts.
  expect(await field.inputValue()).toBe("");
  await page.goto("/services");
  expect(await shownRegion(page)).toBe(regions.at(-1)?.id);
});

testSentence(
  "“change area” works after a suburb was typed on the home page, and outlasts a reload",
  async () => {
    const { page } = await visit("/", PHONE);
    await type(page.getByLabel("Suburb or postcode"), elsewhere.suburbs[0]?.name ?? "");
    await page.getByLabel("Suburb or postcode").blur();
    await eventually(async () => expect(await shownRegion(page)).toBe(elsewhere.id));
    await page.locator("summary").filter({ hasText: "change area" }).click();
    await page.getByRole("button", { name: booked.region.longName, exact: true }).click();
    expect(await shownRegion(page)).toBe(booked.region.id);
    await page.reload();
    await startScripts(page);
    await nextFrames(page);
    expect(await shownRegion(page)).toBe(booked.region.id);
  },
);

(dataOf("business").map ? test : test.skip)(
  "a place that isn't covered leaves the region as it is, but lights none on the map",
  async () => {
    const { page } = await open(DESKTOP);
    await page.goto(`/${elsewhere.id}`);
    await page.goto("/service-areas");
    await startScripts(page);
    const outlines = () =>
      page
        .locator("svg a")
        .evaluateAll((all) => all.filter((each) => getComputedStyle(each).opacity === "1").length);
    await eventually(async () => expect(await outlines()).toBe(1));
    await type(page.getByLabel("Do you come to me?"), "Byron Bay");
    await page.getByText("Not on our list yet, but we may still come to you.").waitFor();
    await eventually(async () => expect(await outlines()).toBe(0));
    expect(await shownRegion(page)).toBe(elsewhere.id);
  },
);

test("each tab has its own region", async () => {
  const { page, context } = await open(DESKTOP);
  await page.goto(`/${booked.region.id}`);
  await page.goto("/services");
  const other = await context.newPage();
  await other.goto(`/${elsewhere.id}`);
  await page.goto("/about");
  await page.goBack();
  expect(await shownRegion(page)).toBe(booked.region.id);
});

test("without scripts the prices are Brisbane's, and the line below them says where the others are", async () => {
  const { page } = await open({ ...PHONE, javaScript: false });
  await page.goto("/services");
  expect(await pricesOnList(page)).toEqual(pricesIn[booked.region.id]);
  const line = page.getByText(/^Prices for .* For other areas see/).first();
  expect(await line.isVisible()).toBe(true);
});

test("a region chosen by the keyboard without scripts shows its part and lights up on the map", async () => {
  const { page } = await visit("/service-areas", { ...DESKTOP, javaScript: false });
  const radios = page.getByRole("group", { name: "Select Your Region" }).getByRole("radio");
  expect(await radios.count()).toBe(regions.length);
  expect(await radios.first().isChecked()).toBe(true);
  await radios.first().focus();
  for (const [index, { longName }] of regions.entries()) {
    if (index > 0) await page.keyboard.press("ArrowDown");
    const panel = page.getByRole("region", { name: longName, exact: true });
    await panel.waitFor();
    // The names and dots in its area of the map, which lights up.
    if (dataOf("business").map) {
      const ground = page.locator("svg a").nth(index).locator("path").last();
      const words = page.locator("svg:has(a) > text").first();
      const colors = [
        await ground.evaluate((path) => getComputedStyle(path).stroke),
        await words.evaluate((text) => getComputedStyle(text).fill),
      ];
      expect(colors).toEqual(["rgb(159, 208, 189)", "rgb(13, 23, 25)"]);
    }
    // One is shown at a time.
    expect(await page.getByRole("link", { name: /^View .* Details$/ }).count()).toBe(1);
  }
});
