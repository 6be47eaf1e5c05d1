import { DESKTOP, PHONE } from "./lib/browser";
import { addressOf, untilValue, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

const services = {
  "basic-detail": {
    name: "Basic Detail",
    price: "$90",
    duration: "1–1.5 hours",
    related: ["interior-detail", "full-detail"],
  },
  "interior-detail": {
    name: "Interior Detail",
    price: "$180",
    duration: "2–3 hours",
    related: ["mould-removal", "full-detail"],
  },
  "full-detail": {
    name: "Full Detail",
    price: "$300",
    duration: "4–6 hours",
    related: ["ceramic-coating", "paint-correction"],
  },
  "paint-correction": {
    name: "Paint Correction",
    price: "$180",
    duration: "2–6 hours",
    related: ["ceramic-coating", "full-detail"],
  },
  "ceramic-coating": {
    name: "Ceramic Coating",
    price: "$799",
    duration: "1–2 days",
    related: ["paint-correction", "full-detail"],
  },
  "mould-removal": {
    name: "Mould Removal",
    price: "$220",
    duration: "Varies",
    related: ["interior-detail", "full-detail"],
  },
  "sticker-vinyl-removal": {
    name: "Sticker & Vinyl Removal",
    price: "$90",
    duration: "Varies",
    related: ["basic-detail", "paint-correction"],
  },
} as const;

describe("the list of services", () => {
  test("has three main packages and four specialty services, in order", async () => {
    const { page } = await visit("/services", DESKTOP);
    const names = (region: string) =>
      page.getByRole("region", { name: region }).getByRole("heading", { level: 3 }).allInnerTexts();
    expect(await names("Main packages")).toEqual([
      "Basic Detail",
      "Interior Detail",
      "Full Detail",
    ]);
    expect(await names("Specialty services")).toEqual([
      "Ceramic Coating",
      "Paint Correction",
      "Mould Removal",
      "Sticker & Vinyl Removal",
    ]);
  });

  test("pressing a card anywhere opens its page, Info does too", async () => {
    const { page } = await visit("/services", DESKTOP);
    const card = page.getByRole("article").filter({ hasText: "Interior Detail" }).first();
    await card.locator("picture").click({ force: true });
    await page.waitForURL("**/services/interior-detail");
    await page.goBack();
    await page.getByRole("link", { name: "Info Mould Removal" }).click();
    await page.waitForURL("**/services/mould-removal");
  });

  test("Book Now passes the service as navigation state, not in the address", async () => {
    const { page } = await visit("/services", DESKTOP);
    await page.getByRole("link", { name: "Book Now Full Detail" }).click();
    await page.waitForURL("**/booking");
    expect(addressOf(page)).toBe("/booking");
    await untilValue(page.getByLabel(/^Service/), "Full Detail");
  });

  test("no link stands inside another, and the ceramic card stands out", async () => {
    const { page } = await visit("/services", DESKTOP);
    expect(await page.locator("a a, a button, button a").count()).toBe(0);
    const highlighted = page.locator("article[data-highlighted]");
    expect(await highlighted.count()).toBe(1);
    expect(await highlighted.getByRole("heading").innerText()).toBe("Ceramic Coating");
  });

  test("add-ons have their starting prices", async () => {
    const { page } = await visit("/services", DESKTOP);
    const rows = await page
      .getByRole("region", { name: "Add-ons" })
      .getByRole("listitem")
      .evaluateAll((all) =>
        all.map((row) => [
          row.querySelector("h3")?.textContent,
          /\$\d+/.exec(row.textContent ?? "")?.[0],
        ]),
      );
    expect(rows).toEqual([
      ["Engine Bay Detailing", "$50"],
      ["Headlight Restoration", "$50"],
      ["Hand Wax", "$40"],
    ]);
  });

  test("local expertise is told", async () => {
    const { page } = await visit("/services", DESKTOP);
    expect(
      (await page.getByRole("region", { name: "Local expertise" }).innerText()).length,
    ).toBeGreaterThan(400);
  });
});

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
    expect(groups).toEqual([
      ["Exterior", 7],
      ["Interior", 6],
      ["Additional", 6],
    ]);
    expect(
      await page.getByText("Prices are for small vehicles. Add-ons cost extra.").isVisible(),
    ).toBe(true);
  });

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

describe.each(Object.entries(services))(
  "the page of %s",
  (id, { name, price, duration, related }) => {
    test("shows title, price, duration, description, process, benefits, recommended for and questions", async () => {
      const { page } = await visit(`/services/${id}`, DESKTOP);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(name);
      const hero = await page.getByRole("main").locator("dl").first().innerText();
      expect(hero).toContain(price);
      expect(hero).toContain(duration);
      for (const part of [
        "What is included",
        "How we do it",
        "What you get out of it",
        "Recommended for",
        "Which detail do I need?",
      ]) {
        expect(await page.getByRole("heading", { name: part }).count()).toBe(1);
      }
      expect(
        (await page.locator(".prose").first().innerText()).split(/\s+/).length,
      ).toBeGreaterThan(120);
      expect(await page.locator('details[name="service-faq"]').count()).toBeGreaterThanOrEqual(3);
    });

    test("names its two related services, books itself and goes back to all", async () => {
      const { page } = await visit(`/services/${id}`, DESKTOP);
      const links = page
        .getByRole("region", { name: "Also worth a look" })
        .getByRole("heading", { level: 3 })
        .getByRole("link");
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
      ).toEqual(related.map((each) => `/services/${each}`));
      await page.getByRole("link", { name: "Back to All Services" }).click();
      await page.getByRole("heading", { name: "Main packages" }).waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await page.getByRole("main").getByRole("link", { name: "Book Now" }).first().click();
      await page.waitForURL("**/booking");
      await untilValue(page.getByLabel(/^Service/), name);
    });
  },
);

test("before and after move by the keyboard", async () => {
  const { page } = await visit("/services/basic-detail", DESKTOP);
  const slider = page.getByRole("slider").first();
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  expect(await slider.inputValue()).toBe("51");
  expect(
    await slider.evaluate((input) =>
      (input.closest("[data-compare]") as HTMLElement).style.getPropertyValue("--at"),
    ),
  ).toBe("51%");
});

test("Which detail do I need? leads to a service", async () => {
  const { page } = await visit("/services/basic-detail", PHONE);
  await page.getByText("The paint looks dull or swirled").click();
  await page
    .getByRole("listitem")
    .filter({ hasText: "For years, with less washing" })
    .getByRole("link")
    .click();
  await page.waitForURL("**/services/ceramic-coating");
});
