import type { Page } from "playwright-core";
import { dataOf } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { plain } from "./lib/expected";
import { hrefsOf, useBrowser } from "./lib/visit";

// What the client's specification (docs/specification.md) lists, in the client's own words, read on the pages of the
// demonstration. Once the business has an address of its own, the content is the owner's, and these tests are skipped.
const demonstration =
  dataOf("business").siteAddress === "https://rivergum.example" ? describe : describe.skip;

const { visit } = useBrowser();

const read = (path: string, options = DESKTOP) =>
  visit(path, { ...options, javaScript: false }).then(({ page }) => page);
const textOf = async (page: Page) => plain(await page.getByRole("main").innerText());
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const services = [
  "Basic Detail",
  "Interior Detail",
  "Full Detail",
  "Ceramic Coating",
  "Paint Correction",
  "Mould Removal",
  "Sticker & Vinyl Removal",
];

const features = {
  Exterior: [
    "Hand wash",
    "Wheels",
    "Clay bar",
    "Machine polish",
    "Trims glossed",
    "Windows and mirrors polished",
    "Wax",
  ],
  Interior: [
    "Vacuum",
    "Shampooing",
    "Dashboard clean",
    "Leather conditioning",
    "Roof lining",
    "Vinyl gloss",
  ],
  Additional: [
    "Windows cleaned",
    "Tyre shine",
    "Odour treatment",
    "Paint correction",
    "Ceramic coating",
    "Mould removal",
  ],
};

demonstration("the specification (skipped once business.yml has another address)", () => {
  test.each([
    ["a wide screen", 1280, "screen"],
    ["paper", 1280, "print"],
  ] as const)(
    "on %s, the comparison has every feature and service",
    async (_where, width, media) => {
      const page = await read("/services", { width, height: 800 });
      await page.emulateMedia({ media });
      const table = region(page, "Compare our services").getByRole("table");
      const columns = await table.getByRole("columnheader").allInnerTexts();
      const names = columns.map((text) => plain(text).replace(/ ?From.*/, "")).filter(Boolean);
      expect(names.sort()).toEqual([...services].sort());
      const rows = await table
        .locator("tr")
        .filter({ visible: true })
        .locator("th:first-child")
        .allInnerTexts();
      // Without scripts, the explanation of a feature follows its name.
      expect(rows.map((text) => plain(text))).toEqual(
        Object.entries(features).flatMap(([group, all]) => [group, ...all]),
      );
    },
  );

  test("on a phone, the comparison has every feature of each service", async () => {
    const page = await read("/services", PHONE);
    const items = region(page, "Compare our services").locator("details");
    const found: Record<string, string[]> = {};
    for (const item of await items.all()) {
      await item.locator("summary").click();
      const title = plain(await item.getByRole("heading").innerText());
      const lines = await item.locator("dt, dd").allInnerTexts();
      found[title] = lines.map((line) => plain(line).replace(/^(Not included|Included): ?/, ""));
    }
    const all = Object.entries(features).flatMap(([group, names]) => [group, ...names]);
    expect(Object.keys(found).sort()).toEqual([...services].sort());
    for (const service of services) expect(found[service]).toEqual(all);
  });

  test("the price list has the services with their prices, and the add-ons", async () => {
    const page = await read("/services");
    const linesOf = async (name: string) =>
      (await region(page, name).getByRole("listitem").allInnerTexts()).map(plain);
    const main = await linesOf("Main packages");
    const specialty = await linesOf("Specialty services");
    const addOns = await linesOf("Add-ons");
    for (const [lines, expected] of [
      [
        main,
        [
          /^Basic Detail 1–1.5 hours .*From \$90/,
          /^Interior Detail 2–3 hours .*From \$180/,
          /^Full Detail 4–6 hours .*From \$300/,
        ],
      ],
      [
        specialty,
        [
          /^Ceramic Coating 1–2 days .*From \$799/,
          /^Paint Correction Typically 2–6 hours .*From \$180 \$90 per hour/,
          /^Mould Removal Varies .*From \$220/,
          /^Sticker & Vinyl Removal Varies .*From \$90/,
        ],
      ],
      [
        addOns,
        [
          /^Engine Bay Detailing .*From \$50/,
          /^Headlight Restoration .*From \$50/,
          /^Hand Wax .*From \$40/,
        ],
      ],
    ] as const)
      expect(lines).toEqual(expected.map((each) => expect.stringMatching(each)));
    expect(await textOf(page)).toContain("Prices are for small vehicles. Add-ons cost extra.");
    const hero = page
      .getByRole("main")
      .getByRole("link", { name: "Book Now", exact: true })
      .first();
    expect(await hrefsOf(hero)).toEqual(["/booking"]);
  });

  test("a hand wax can be added to the services that don't include one", async () => {
    const { page } = await visit("/booking", DESKTOP);
    const isOffered: Record<string, boolean> = {};
    for (const service of await page
      .getByLabel(/^Service/)
      .locator("option")
      .allInnerTexts()) {
      await page.getByLabel(/^Service/).selectOption(service);
      isOffered[service] = await page.getByLabel(/^Hand Wax/).isEnabled();
    }
    expect(isOffered).toEqual({
      "Please choose": true,
      "Basic Detail": true,
      "Interior Detail": true,
      "Full Detail": false,
      "Ceramic Coating": false,
      "Paint Correction": false,
      "Mould Removal": true,
      "Sticker & Vinyl Removal": true,
    });
  });

  test.each([
    ["brisbane", ["$90", "$180", "$300", "$799"], ["Basic Detail", "Ceramic Coating"]],
    ["gold-coast", ["$100", "$200", "$320", "$850"], ["Full Detail", "Ceramic Coating"]],
    ["logan", ["$100", "$200", "$320", "$850"], ["Interior Detail", "Full Detail"]],
    ["ipswich", ["$100", "$200", "$320", "$850"], ["Interior Detail", "Full Detail"]],
  ])("/%s has its prices, badges and suburbs", async (slug, prices, popular) => {
    const page = await read(`/${slug}`);
    const text = await textOf(page);
    const cards = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: /^View Service/ }) });
    const shown = (await cards.allInnerTexts()).map(plain);
    const order = ["Basic Detail", "Interior Detail", "Full Detail", "Ceramic Coating"];
    for (const [index, service] of order.entries()) {
      const card = shown.find((each) => each.includes(service)) ?? "";
      expect(card).toContain(prices[index]);
      expect(card.includes("Most Popular")).toBe(popular.includes(service));
    }
    const links = page.getByRole("link", { name: /^[A-Z][A-Za-z ]+ 4\d{3}$/ });
    expect(await links.count()).toBe(slug === "brisbane" ? 20 : 14);
    expect(text).toContain("Back to Service Areas");
    expect(/surcharge of \$10–\$20 may apply/.test(text)).toBe(["logan", "ipswich"].includes(slug));
  });

  test("the estimator has the sixteen totals, and asks for what is missing", async () => {
    const { page } = await visit("/services", DESKTOP);
    await page.getByText("Select a service and a vehicle size to see your estimate.").waitFor();
    const totals = {
      "Basic Detail": ["$90", "$110", "$125", "$145"],
      "Interior Detail": ["$180", "$215", "$250", "$290"],
      "Full Detail": ["$300", "$360", "$420", "$480"],
      "Ceramic Coating": ["$800", "$960", "$1,120", "$1,280"],
    };
    const sizes = [/^Small/, /^Medium/, /^Large/, /^Extra Large/];
    for (const [service, figures] of Object.entries(totals)) {
      await page.getByRole("radio", { name: `Estimate ${service}` }).check();
      for (const [index, size] of sizes.entries()) {
        await page.getByRole("radio", { name: size }).check();
        await page
          .getByRole("status")
          .getByText(`Estimated total ${figures[index]}`, { exact: true })
          .waitFor({ state: "attached" });
      }
    }
    expect(await hrefsOf(page.getByRole("link", { name: "Book with Estimate" }))).toEqual([
      "/booking?service=ceramic-coating&vehicleSize=xlarge&estimate=1280",
    ]);
  });

  test("the home page has its features, areas and links", async () => {
    const page = await read("/");
    const text = await textOf(page);
    for (const words of [
      ...["Basic Detail", "$90", "Full Detail", "$300", "Ceramic Coating", "$799"],
      ...["Brisbane", "20+", "0–30 min", "Ipswich", "14+", "30–45 min", "20–60 min", "45–60 min"],
      ...["See Our Work", "Tips & Advice", "Contact us"],
    ])
      expect(text).toContain(words);
    for (const path of [
      "/services/basic",
      "/services/full",
      "/services/ceramic",
      "/services",
      "/portfolio",
      "/blog",
      "/brisbane",
      "/ipswich",
      "/logan",
      "/gold-coast",
    ])
      expect(await page.locator(`main a[href="${path}"]`).count()).toBeGreaterThan(0);
  });

  test("the FAQ has twelve questions", async () => {
    const page = await read("/faq");
    expect(await page.locator("main details").count()).toBe(12);
    // Reader views take a paragraph of many links for navigation and leave it out.
    const links = await page
      .locator("main details")
      .evaluateAll((all) => all.map((item) => item.querySelectorAll("a").length));
    expect(Math.max(...links)).toBeLessThanOrEqual(3);
  });

  test("the portfolio has eight filters and nine jobs", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    const filters = page.getByRole("group", { name: "Show jobs of" }).getByRole("button");
    const names = (await filters.allInnerTexts()).map((text) => plain(text).replace(/ \d+$/, ""));
    expect(names).toEqual([
      "All",
      "Full Detail",
      "Interior Detail",
      "Ceramic Coating",
      "Paint Correction",
      "Mould Removal",
      "Basic Detail",
      "Commercial",
    ]);
    expect(plain(await page.getByRole("heading", { level: 1 }).innerText())).toBe(
      "Our Quality Results",
    );
    expect(await page.locator("main li[id]").count()).toBe(9);
  });

  test.each([
    ["/blog", "Need Professional Car Care?"],
    ["/blog/diy-vs-professional-car-detailing", "Ready for Professional Car Care?"],
    ["/service-areas", "Ready to Book Your Mobile Detail?"],
  ])("%s ends with “%s”", async (path, title) => {
    const page = await read(path);
    expect(await page.getByRole("heading", { name: title, exact: true }).count()).toBe(1);
  });

  test.each([
    ["/booking", "Book Your Detail"],
    ["/contact", "Contact Us"],
    ["/thanks", "Booking Request Received"],
    ["/contact-thanks", "Message Received"],
    ["/about", "About Us"],
    ["/blog", "Car Care Tips & Advice"],
    ["/service-areas", "Service Areas Across South East Queensland"],
    ["/nowhere", "Oops! Page not found"],
  ])("%s is headed %s", async (path, heading) => {
    const page = await read(path);
    expect(plain(await page.getByRole("heading", { level: 1 }).innerText())).toBe(heading);
  });

  test.each([
    ["basic-detail", ["interior-detail", "full-detail"]],
    ["interior-detail", ["mould-removal", "full-detail"]],
    ["full-detail", ["ceramic-coating", "paint-correction"]],
    ["ceramic-coating", ["paint-correction", "full-detail"]],
    ["paint-correction", ["ceramic-coating", "full-detail"]],
    ["mould-removal", ["interior-detail", "full-detail"]],
    ["sticker-vinyl-removal", ["basic-detail", "paint-correction"]],
  ])("/services/%s leads to its related services", async (slug, related) => {
    const page = await read(`/services/${slug}`);
    const links = page.locator("section[aria-labelledby=related]").locator("a[href^='/services/']");
    expect([...new Set(await hrefsOf(links))]).toEqual(related.map((id) => `/services/${id}`));
  });

  test("structured data says Monday to Saturday, 8 to 5, and $90 to $799", async () => {
    const page = await read("/");
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const all = JSON.stringify(scripts.map((text) => JSON.parse(text) as unknown));
    expect(all).toContain('"priceRange":"$90 - $799"');
    for (const day of ["Monday", "Saturday"]) expect(all).toContain(day);
    expect(all).not.toContain("Sunday");
    expect(all).toContain('"opens":"08:00"');
    expect(all).toContain('"closes":"17:00"');
  });
});
