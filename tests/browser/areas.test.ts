import { DESKTOP, PHONE } from "./lib/browser";
import { hrefsOf, untilValue, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

/** As the delivered content calls a region within a sentence. */
const called = (name: string) => (name === "Gold Coast" ? "the Northern Gold Coast" : name);

describe("service areas", () => {
  test("four regions can be chosen, Brisbane first, and the boxes below lead on", async () => {
    const { page } = await visit("/service-areas", DESKTOP);
    const regions = page.getByRole("group", { name: "Select Your Region" }).getByRole("radio");
    expect(
      await regions.evaluateAll((all) =>
        all.map((radio) => [
          (radio as HTMLInputElement).value,
          (radio as HTMLInputElement).checked,
        ]),
      ),
    ).toEqual([
      ["brisbane", true],
      ["ipswich", false],
      ["logan", false],
      ["gold-coast", false],
    ]);
    const elsewhere = page.getByRole("region", { name: /see your area/ });
    expect(await hrefsOf(elsewhere.getByRole("link"))).toEqual(["/contact"]);
    const band = page.locator("section").filter({ hasText: "Ready to Book Your Mobile Detail?" });
    expect(await band.getByRole("link").allTextContents()).toEqual(["Book Now", "View Services"]);
    expect(await hrefsOf(band.getByRole("link"))).toEqual(["/booking", "/services"]);
    const [first] = await hrefsOf(page.getByRole("main").getByRole("link", { name: "Book Now" }));
    expect(first).toBe("/booking");
  });

  test("each shows its suburbs, details and contact", async () => {
    const { page } = await visit("/service-areas", DESKTOP);
    for (const [name, count, travel, button, path] of [
      ["Ipswich", 14, "30–\u206045 mins", "View Ipswich Details", "/ipswich"],
      ["Logan", 14, "20–\u206060 mins", "View Logan Details", "/logan"],
      ["Northern Gold Coast", 14, "45–\u206060 mins", "View Gold Coast Details", "/gold-coast"],
      ["Brisbane", 20, "0–\u206030 mins", "View Brisbane Details", "/brisbane"],
    ] as const) {
      const card = page.locator("label", { hasText: name });
      expect(await card.innerText()).toContain(`${count}+ suburbs, ${travel}`);
      await card.click();
      const panel = page.getByRole("region", { name, exact: true });
      expect(await panel.locator("h2 + ul > li").count()).toBe(count);
      const text = await panel.innerText();
      for (const part of [travel, "Varies by service", "Specialties", "info@rivergum.example"])
        expect(text).toContain(part);
      expect(text).toMatch(/[A-Z][^.]{60,}\. [A-Z]/);
      expect(await panel.getByRole("link", { name: "0491 570 156" }).getAttribute("href")).toBe(
        "tel:+61491570156",
      );
      expect(await page.locator("section[aria-label]:visible h2").count()).toBe(1);
      expect(await panel.getByRole("link", { name: button }).getAttribute("href")).toBe(path);
    }
  });

  test("choosing works by the keyboard and without scripts", async () => {
    const { page } = await visit("/service-areas", { ...DESKTOP, javaScript: false });
    await page.getByRole("radio", { name: /Brisbane/ }).focus();
    await page.keyboard.press("ArrowDown");
    expect(await page.getByRole("region", { name: "Ipswich" }).isVisible()).toBe(true);
    expect(await page.getByRole("region", { name: "Brisbane" }).isVisible()).toBe(false);
  });
});

const outer = ["$100", "$200", "$320", "$850"];
describe.each([
  [
    "brisbane",
    "Brisbane",
    ["$90", "$180", "$300", "$799"],
    ["Basic Detail", "Ceramic Coating"],
    20,
    false,
  ],
  ["gold-coast", "Gold Coast", outer, ["Full Detail", "Ceramic Coating"], 14, false],
  ["logan", "Logan", outer, ["Interior Detail", "Full Detail"], 14, true],
  ["ipswich", "Ipswich", outer, ["Interior Detail", "Full Detail"], 14, true],
])("the page of %s", (slug, name, prices, popular, suburbs, surcharge) => {
  test("has hero, way back, climate, four services with prices and badges, and the surcharge where it may apply", async () => {
    const { page } = await visit(`/${slug}`, DESKTOP);
    const main = page.getByRole("main");
    expect(
      await main.getByRole("link", { name: `Book ${name} Service` }).getAttribute("href"),
    ).toBe("/booking");
    expect(await main.getByRole("link", { name: "View All Services" }).getAttribute("href")).toBe(
      "/services",
    );
    expect(
      await main.getByRole("link", { name: "Back to Service Areas" }).getAttribute("href"),
    ).toBe("/service-areas");
    expect((await page.locator(".prose").innerText()).split(/\s+/).length).toBeGreaterThan(100);
    const cards = page
      .getByRole("region", { name: `Popular services across ${called(name)}` })
      .getByRole("listitem");
    const rows = await cards.evaluateAll((all) =>
      all.map((card) => ({
        name: card.querySelector("h3")?.textContent ?? "",
        price: /\$\d+/.exec(card.textContent ?? "")?.[0],
        popular: (card.textContent ?? "").includes("Most Popular"),
        links: [...card.querySelectorAll("a")].map((link) => link.getAttribute("href")),
      })),
    );
    expect(rows.map((row) => [row.name, row.price])).toEqual([
      ["Basic Detail", prices[0]],
      ["Interior Detail", prices[1]],
      ["Full Detail", prices[2]],
      ["Ceramic Coating", prices[3]],
    ]);
    const facts = (await main.locator("dl").first().innerText()).replace(/\s+/g, " ");
    expect(facts).toContain(`Services From ${prices[0]} `);
    expect(rows.filter((row) => row.popular).map((row) => row.name)).toEqual(popular);
    expect(rows.map((row) => row.links)).toEqual(
      ["basic", "interior", "full", "ceramic"].map((code) => [
        `/services/${code}`,
        `/services/${code}`,
        `/booking?service=${code}`,
      ]),
    );
    const words = `A travel surcharge of $10–$20 may apply in ${called(name)}. We confirm it with your quote.`;
    expect(await page.getByText(words).count()).toBe(surcharge ? 1 : 0);
  });

  test("counts its suburbs, gives three reasons, answers questions, and offers a quote", async () => {
    const { page } = await visit(`/${slug}`, PHONE);
    const section = page.getByRole("region", { name: /^Suburbs we cover/ });
    expect(await section.innerText()).toContain(`${suburbs} locations covered`);
    expect(await section.getByRole("listitem").count()).toBe(suburbs);
    expect(
      await section
        .getByRole("link", { name: "Get a quote for your location" })
        .getAttribute("href"),
    ).toBe("/contact");
    expect(
      await page.getByRole("region", { name: "Why choose us" }).getByRole("listitem").count(),
    ).toBe(3);
    // That they open one at a time is shown on /faq, of the same component.
    expect(await page.locator('details[name="region-faq"]').count()).toBeGreaterThan(1);
    expect(
      await page
        .locator("section")
        .filter({ hasText: "Book your detail" })
        .getByRole("link", { name: "Book Now" })
        .count(),
    ).toBe(1);
  });
});

test("a region's page books with the short code of a service", async () => {
  const { page } = await visit("/logan", DESKTOP);
  await page.getByRole("link", { name: "Book Now Full Detail" }).click();
  await page.waitForURL("**/booking?service=full");
  await untilValue(page.getByLabel(/^Service/), "Full Detail");
});
