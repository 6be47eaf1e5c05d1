import { telephoneLink } from "../../src/site/links";
import { dataOf } from "../lib/content";
import { formatDollars } from "../../src/business/money";
import { DESKTOP, PHONE } from "./lib/browser";
import { business, plain, priceOf, regions, services } from "./lib/expected";
import { hrefsOf, untilValue, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

const travelOf = ({ travel }: (typeof regions)[number]) => `${travel.from}–${travel.to} mins`;

describe("service areas", () => {
  test("regions can be chosen, the first is, and the boxes below lead on", async () => {
    const { page } = await visit("/service-areas", DESKTOP);
    const radios = page.getByRole("group", { name: "Select Your Region" }).getByRole("radio");
    const choices = await radios.evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ value, checked }) => [value, checked]),
    );
    expect(choices).toEqual(regions.map(({ id }, index) => [id, index === 0]));
    const elsewhere = page.getByRole("region", { name: /see your area/ });
    expect(await hrefsOf(elsewhere.getByRole("link"))).toEqual(["/contact"]);
    const band = page.locator("section").filter({ hasText: "Ready to Book Your Mobile Detail?" });
    expect(await band.getByRole("link").allTextContents()).toEqual(["Book Now", "View Services"]);
    expect(await hrefsOf(band.getByRole("link"))).toEqual(["/booking", "/services"]);
  });

  test("each shows its suburbs, details and contact", async () => {
    const { page } = await visit("/service-areas", DESKTOP);
    for (const region of [...regions].reverse()) {
      const { id, name, longName, suburbs } = region;
      const card = page.locator("label", { hasText: longName });
      expect(plain(await card.innerText())).toContain(
        `${suburbs.length}+ suburbs, ${travelOf(region)}`,
      );
      await card.click();
      const panel = page.getByRole("region", { name: longName, exact: true });
      expect(await panel.locator("h2 + ul > li").count()).toBe(suburbs.length);
      const text = plain(await panel.innerText());
      for (const part of [travelOf(region), "Varies by service", "Specialties", business.email])
        expect(text).toContain(part);
      const { mobile } = business.phone;
      expect(await hrefsOf(panel.getByRole("link", { name: mobile }))).toEqual([
        telephoneLink(mobile),
      ]);
      expect(await page.locator("section[aria-label]:visible h2").count()).toBe(1);
      const button = panel.getByRole("link", { name: `View ${name} Details` });
      expect(await hrefsOf(button)).toEqual([`/${id}`]);
    }
  });

  test("choosing works by the keyboard and without scripts", async () => {
    const { page } = await visit("/service-areas", { ...DESKTOP, javaScript: false });
    await page.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowDown");
    const panel = (index: number) =>
      page.getByRole("region", { name: regions[index]?.longName, exact: true });
    expect(await panel(1).isVisible()).toBe(true);
    expect(await panel(0).isVisible()).toBe(false);
  });
});

describe.each(regions)("the page of $id", (region) => {
  const { id, name, suburbs, popularServices, faq } = region;
  const place = region.inSentence ?? region.longName;

  test("has hero, way back, climate, services with prices and badges, and the surcharge where it may apply", async () => {
    const { page } = await visit(`/${id}`, DESKTOP);
    const main = page.getByRole("main");
    for (const [link, path] of [
      [`Book ${name} Service`, "/booking"],
      ["View All Services", "/services"],
      ["Back to Service Areas", "/service-areas"],
    ] as const)
      expect(await main.getByRole("link", { name: link }).getAttribute("href")).toBe(path);
    expect((await page.locator(".prose").innerText()).split(/\s+/).length).toBeGreaterThan(100);
    const rows = await page
      .getByRole("region", { name: `Popular services across ${place}` })
      .getByRole("listitem")
      .evaluateAll((all) =>
        all.map((card) => ({
          name: card.querySelector("h3")?.textContent,
          price: /\$\d+/.exec(card.textContent ?? "")?.[0],
          isPopular: card.textContent?.includes("Most Popular"),
          links: [...card.querySelectorAll("a")].map((link) => link.getAttribute("href")),
        })),
      );
    const shown = services.filter((service) => rows.some((row) => row.name === service.name));
    expect(rows).toEqual(
      shown.map((service) => ({
        name: service.name,
        price: formatDollars(priceOf(service.id, id)),
        isPopular: popularServices.some((each) => each.service === service.id && each.popular),
        links: [
          `/services/${service.code}`,
          `/services/${service.code}`,
          `/booking?service=${service.code}`,
        ],
      })),
    );
    expect(rows).toHaveLength(4);
    const { from, to } = dataOf("pricing").surcharge;
    const words = `A travel surcharge of ${formatDollars(from)}–${formatDollars(to)} may apply in ${place}.`;
    expect(plain(await main.innerText()).includes(words)).toBe(region.surcharge);
  });

  test("counts its suburbs, gives three reasons, answers questions, and offers a quote", async () => {
    const { page } = await visit(`/${id}`, PHONE);
    const section = page.getByRole("region", { name: /^Suburbs we cover/ });
    expect(await section.innerText()).toContain(`${suburbs.length} locations covered`);
    expect(await section.getByRole("listitem").count()).toBe(suburbs.length);
    const quote = section.getByRole("link", { name: "Get a quote for your location" });
    expect(await hrefsOf(quote)).toEqual(["/contact"]);
    const reasons = page.getByRole("region", { name: "Why choose us" });
    expect(await reasons.getByRole("listitem").count()).toBe(3);
    // That they open one at a time is shown on /faq, of the same component.
    const questions = page.locator('details[name="region-faq"] summary');
    expect(await questions.allInnerTexts()).toEqual(faq.map(({ question }) => question));
    const band = page.locator("section").filter({ hasText: "Book your detail" });
    expect(await band.getByRole("link", { name: "Book Now" }).count()).toBe(1);
  });
});

test("a region's page books with the short code of a service", async () => {
  const { page } = await visit(`/${regions.at(-1)?.id}`, DESKTOP);
  const book = page.getByRole("link", { name: /^Book Now ./ }).last();
  const [, service] = /^Book Now (.+)$/.exec(plain(await book.innerText())) ?? [];
  await book.click();
  await page.waitForURL("**/booking?service=*");
  await untilValue(page.getByLabel(/^Service/), service ?? "");
});
