import { DESKTOP, PHONE } from "./lib/browser";
import { addressOf, untilValue, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

const services = {
  "basic-detail": {
    name: "Basic Detail",
    price: "From $90",
    duration: "1–1.5 hours",
    notes: ["Recommended every 2–4 weeks"],
    related: ["interior-detail", "full-detail"],
    gallery: { pairs: 1, during: 1, single: 0 },
  },
  "interior-detail": {
    name: "Interior Detail",
    price: "From $180",
    duration: "2–3 hours",
    notes: [],
    related: ["mould-removal", "full-detail"],
    gallery: { pairs: 1, during: 0, single: 0 },
  },
  "full-detail": {
    name: "Full Detail",
    price: "From $300",
    duration: "4–6 hours",
    notes: [],
    related: ["ceramic-coating", "paint-correction"],
    gallery: { pairs: 2, during: 0, single: 0 },
  },
  "paint-correction": {
    name: "Paint Correction",
    price: "From $180 $90 per hour",
    duration: "Typically 2–6 hours",
    notes: [],
    related: ["ceramic-coating", "full-detail"],
    gallery: { pairs: 2, during: 0, single: 0 },
  },
  "ceramic-coating": {
    name: "Ceramic Coating",
    price: "From $799",
    duration: "1–2 days",
    notes: ["Curing takes 12–24 hours", "10-year warranty for new vehicles under 16,000 km"],
    related: ["paint-correction", "full-detail"],
    gallery: { pairs: 0, during: 0, single: 2 },
  },
  "mould-removal": {
    name: "Mould Removal",
    price: "From $220",
    duration: "Varies",
    notes: [],
    related: ["interior-detail", "full-detail"],
    gallery: { pairs: 1, during: 0, single: 0 },
  },
  "sticker-vinyl-removal": {
    name: "Sticker & Vinyl Removal",
    price: "From $90",
    duration: "Varies",
    notes: [],
    related: ["basic-detail", "paint-correction"],
    gallery: { pairs: 0, during: 0, single: 1 },
  },
} as const;

const heroes = new Set<string | null>();

describe("the list of services", () => {
  test("begins with a hero: a picture, a heading and where to book", async () => {
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
  });

  test("shows each service with its price and duration, Info to its page and Book Now to the form", async () => {
    const { page } = await visit("/services", DESKTOP);
    for (const [id, { name, price, duration }] of Object.entries(services)) {
      const card = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
      const text = (await card.innerText()).replace(/\s+/g, " ");
      expect(text).toContain(price);
      expect(text).toContain(duration);
      expect(await card.getByRole("link", { name: `Info ${name}` }).getAttribute("href")).toBe(
        `/services/${id}`,
      );
      expect(await card.getByRole("link", { name: `Book Now ${name}` }).getAttribute("href")).toBe(
        `/booking?service=${id}`,
      );
    }
  });

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
    const card = page
      .getByRole("listitem")
      .filter({ hasText: "Interior Detail" })
      .filter({ has: page.locator("picture") });
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
    const highlighted = page.locator("li[data-highlighted]");
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
  const features = [
    ...["Hand wash", "Wheels", "Clay bar", "Machine polish", "Trims glossed"],
    ...["Windows and mirrors polished", "Wax"],
    ...["Vacuum", "Shampooing", "Dashboard clean", "Leather conditioning", "Roof lining"],
    ...["Vinyl gloss"],
    ...["Windows cleaned", "Tyre shine", "Odour treatment", "Sticker and vinyl removal"],
  ];

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
      ["Additional", 4],
    ]);
    expect(await table.locator('th[scope="row"] button').allInnerTexts()).toEqual(features);
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
      const rows = (await headings.allInnerTexts()).map((each) => each.replace(/\s+/g, " ").trim());
      expect(rows).toEqual(
        expect.arrayContaining([
          "Basic Detail From $90",
          "Interior Detail From $180",
          "Full Detail From $300",
          "Ceramic Coating From $799",
        ]),
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

describe.each(Object.entries(services))(
  "the page of %s",
  (id, { name, price, duration, notes, related, gallery }) => {
    test("shows title, price, duration, description, process, benefits, recommended for and questions", async () => {
      const { page } = await visit(`/services/${id}`, DESKTOP);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(name);
      const facts = await page.getByRole("main").locator("dl").first().innerText();
      expect(facts.replace(/\s+/g, " ")).toContain(`Price ${price} Duration ${duration}`);
      const text = await page.getByRole("main").innerText();
      for (const note of notes) expect(text).toContain(note);
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

    test("has a picture of its own across the top and its pictures of the work, by kind", async () => {
      const { page } = await visit(`/services/${id}`, DESKTOP);
      const hero = page.getByRole("main").getByRole("img").first();
      expect(await hero.getAttribute("src")).toMatch(/\/hero\.webp$/);
      heroes.add(await hero.getAttribute("src"));
      // Where there is nothing to compare, nothing promises it.
      const title = gallery.pairs > 0 ? "Before and after" : "A closer look";
      const work = page.getByRole("region", { name: title });
      expect(await work.getByText("Move the edge").count()).toBe(gallery.pairs > 0 ? 1 : 0);
      const pairs = await work.getByRole("slider").count();
      const captions = await work.getByRole("figure").allInnerTexts();
      const count = (caption: string) => captions.filter((each) => each === caption).length;
      expect([count("Before"), count("After")]).toEqual([pairs, pairs]);
      expect({ pairs, during: count("During"), single: count("") }).toEqual(gallery);
    });

    test("tells the job by the clock where each step says how long it takes", async () => {
      const { page } = await visit(`/services/${id}`, DESKTOP);
      const steps = page.getByRole("region", { name: "How we do it" }).getByRole("listitem");
      const text = (await steps.allInnerTexts()).join(" ").replace(/\s+/g, " ");
      if (duration === "Varies") expect(text).not.toMatch(/\d:\d\d/);
      else expect(text).toMatch(/^8:00 .* \d+:\d\d Done, and yours again\.$/);
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
      await page.waitForURL(/\/booking(\?service=[a-z-]+)?$/);
      await untilValue(page.getByLabel(/^Service/), name);
    });
  },
);

test("the way to a service is shown with friendly labels, and there is none on the home page", async () => {
  const { page } = await visit("/services/sticker-vinyl-removal", DESKTOP);
  const way = page.getByRole("navigation", { name: "Breadcrumb" });
  expect(await way.getByRole("listitem").allInnerTexts()).toEqual([
    "Home",
    "Services",
    "Sticker Removal",
  ]);
  await way.getByRole("link", { name: "Home" }).click();
  await page.waitForURL(/\/$/);
  await page.getByRole("heading", { name: "What most people book" }).waitFor();
  expect(await way.count()).toBe(0);
});

test("no two services share the picture across the top", () => {
  expect(heroes.size).toBe(7);
});

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
  await page.getByRole("heading", { name: "Which detail do I need?" }).click();
  await page.getByText("The paint looks dull or swirled").click();
  await page
    .getByRole("listitem")
    .filter({ hasText: "For years, with less washing" })
    .getByRole("link")
    .click();
  await page.waitForURL("**/services/ceramic-coating");
});

test("on paper it is a price list: words and prices, nothing to press", async () => {
  const { page } = await visit("/services", DESKTOP);
  await page.emulateMedia({ media: "print" });
  const totals = page.getByRole("table").filter({ hasText: "Vehicle size" });
  expect(await totals.getByText("$1,280").isVisible()).toBe(true);
  expect(await page.getByText("$799").first().isVisible()).toBe(true);
  expect(await page.getByText("0491 570 156").last().isVisible()).toBe(true);
  for (const name of [/^Book Now/, /^Info /, /^Estimate a price/])
    expect(await page.getByRole("link", { name }).filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole("radio").filter({ visible: true }).count()).toBe(0);
});
