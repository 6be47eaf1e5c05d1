import { estimateTotal } from "../../src/business/estimate";
import { formatDollars, formatFrom } from "../../src/business/money";
import { dataOf } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { business, plain, priceOf, services } from "./lib/expected";
import { untilValue, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

describe("the list of services", () => {
  test("begins with a hero, and shows each service with price and duration, Info to its page and Book Now to the form, in order; add-ons, and local expertise", async () => {
    const { page } = await visit("/services", DESKTOP);
    const main = page.getByRole("main");
    for (const part of [
      main.getByRole("heading", { level: 1 }),
      main.getByRole("img").first(),
      main.getByRole("link", { name: "Book Now", exact: true }).first(),
    ]) {
      const box = await part.boundingBox();
      expect(box && box.y).toBeLessThan(DESKTOP.height);
    }
    for (const { id, name, price, duration } of services) {
      const card = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
      const text = plain(await card.innerText());
      expect(text).toContain(price);
      expect(text).toContain(duration);
      expect(await card.getByRole("link", { name: `Info ${name}` }).getAttribute("href")).toBe(
        `/services/${id}`,
      );
      expect(await card.getByRole("link", { name: `Book Now ${name}` }).getAttribute("href")).toBe(
        `/booking?service=${id}`,
      );
    }
    const region = (name: string) => page.getByRole("region", { name });
    const names = (name: string) => region(name).getByRole("heading", { level: 3 }).allInnerTexts();
    const namesOf = (all: typeof services) => all.map(({ name }) => name);
    const packages = services.filter(({ group }) => group === "main");
    expect(await names("Main packages")).toEqual(namesOf(packages));
    expect(await names("Specialty services")).toEqual(
      namesOf(services.filter(({ group }) => group !== "main")),
    );
    const highlighted = page.locator("li[data-highlighted]");
    expect(await highlighted.getByRole("heading").allInnerTexts()).toEqual(
      namesOf(services.filter((service) => service.highlighted)),
    );
    const addOns = await region("Add-ons")
      .getByRole("listitem")
      .evaluateAll((all) =>
        all.map((row) => [
          row.querySelector("h3")?.textContent,
          /\$\d+/.exec(row.textContent ?? "")?.[0],
        ]),
      );
    expect(addOns).toEqual(
      dataOf("pricing").addOns.map(({ title, from }) => [title, formatDollars(from)]),
    );
    expect((await region("Local expertise").innerText()).length).toBeGreaterThan(400);
  });

  const [first, second] = services;

  test("pressing a card anywhere opens its page, Info does too", async () => {
    const { page } = await visit("/services", DESKTOP);
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3, name: first?.name, exact: true }) });
    await card.locator("picture").click({ force: true });
    await page.waitForURL(`**/services/${first?.id}`);
    await page.goBack();
    await page.getByRole("link", { name: `Info ${second?.name}` }).click();
    await page.waitForURL(`**/services/${second?.id}`);
  });

  test("Book Now carries the service to the form", async () => {
    const { page } = await visit("/services", DESKTOP);
    await page.getByRole("link", { name: `Book Now ${second?.name}` }).click();
    await page.waitForURL(`**/booking?service=${second?.id}`);
    await untilValue(page.getByLabel(/^Service/), second?.name ?? "");
  });
});

const comparison = dataOf("comparison");
const isService = (id: string) => services.some((service) => service.id === id);
/** The rows of each group; a feature that is a service of its own has none. */
const groupsOfRows = comparison.groups.map(({ name, features }) => ({
  name,
  rows: features.filter(({ id }) => !isService(id)).map((feature) => feature.name),
}));

describe("the comparison", () => {
  test("is a table on desktops with the whole matrix in three groups", async () => {
    const { page } = await visit("/services", DESKTOP);
    const table = page.getByRole("table", { name: "Which service includes what" });
    const groups = await table
      .locator("tbody")
      .evaluateAll((all) =>
        all.map((group) => [
          group.querySelector("th")?.textContent,
          group.querySelectorAll('th[scope="row"]').length,
        ]),
      );
    expect(groups).toEqual(groupsOfRows.map(({ name, rows }) => [name, rows.length]));
    const features = await table.locator('th[scope="row"] button').allInnerTexts();
    expect(features).toEqual(groupsOfRows.flatMap(({ rows }) => rows));
    const cells = await table.getByRole("cell").allInnerTexts();
    const said = cells.map((cell) => cell.trim()).filter(Boolean);
    expect(said).toHaveLength(features.length * (await table.locator('th[scope="col"]').count()));
    for (const each of said) expect(each).toMatch(/^(Included|Not included):$/);
  });

  test.each([
    ["a desktop", DESKTOP],
    ["a phone", PHONE],
  ])(
    "says on %s that its prices are for small vehicles and add-ons cost extra",
    async (_device, options) => {
      const { page } = await visit("/services", options);
      const section = page.getByRole("region", { name: "Compare our services" });
      expect(
        await section.getByText("Prices are for small vehicles. Add-ons cost extra.").isVisible(),
      ).toBe(true);
      const headings =
        options === PHONE ? section.locator("summary") : section.locator('th[scope="col"]');
      const compared = services.filter(({ id }) => comparison.services.includes(id));
      expect((await headings.allInnerTexts()).map(plain)).toEqual(
        expect.arrayContaining(
          compared.map(({ id, name }) => `${name} ${formatFrom(priceOf(id))}`),
        ),
      );
    },
  );

  test("is an accordion on phones: one open at a time, and it can be closed", async () => {
    const { page } = await visit("/services", PHONE);
    expect(await page.getByRole("table", { name: "Which service includes what" }).isVisible()).toBe(
      false,
    );
    const items = page.locator('details[name="comparison"]');
    await items.nth(0).locator("summary").click();
    await items.nth(1).locator("summary").click();
    expect(
      await items
        .evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open))
        .then((open) => open.filter(Boolean).length),
    ).toBe(1);
    await items.nth(1).locator("summary").click();
    expect(await page.locator('details[name="comparison"][open]').count()).toBe(0);
  });
});

test("on paper it is a price list: words and prices, nothing to press", async () => {
  const { page } = await visit("/services", DESKTOP);
  await page.emulateMedia({ media: "print" });
  const totals = page.getByRole("table").filter({ hasText: "Vehicle size" });
  const { estimator, sizes, roundTo } = dataOf("pricing");
  const [id = ""] = estimator;
  const total = estimateTotal(priceOf(id), sizes.at(-1)?.multiplier ?? 0, roundTo);
  expect(await totals.getByText(formatDollars(total)).first().isVisible()).toBe(true);
  expect(await page.getByText(business.phone.mobile).last().isVisible()).toBe(true);
  for (const name of [/^Book Now/, /^Info /, /^Estimate a price/])
    expect(await page.getByRole("link", { name }).filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole("radio").filter({ visible: true }).count()).toBe(0);
});
