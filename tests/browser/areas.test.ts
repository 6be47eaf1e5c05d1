import { formatDollars } from "@/business/money";
import { telephoneLink } from "@/site/links";
import { dataOf } from "../lib/content";
import { DESKTOP } from "./lib/browser";
import {
  booked,
  business,
  elsewhere,
  plain,
  priceOf,
  regions,
  services,
  wording,
  wordsOf,
} from "./lib/expected";
import { hrefsOf, untilValue, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

test("a region is chosen by the keyboard and without scripts; each shows its suburbs, details and contact", async () => {
  const { page } = await visit("/service-areas", { ...DESKTOP, javaScript: false });
  const radios = page.getByRole("group", { name: "Select Your Region" }).getByRole("radio");
  expect(await radios.count()).toBe(regions.length);
  expect(await radios.first().isChecked()).toBe(true);
  await radios.first().focus();
  for (const [index, { id, name, longName, suburbs, travel }] of regions.entries()) {
    if (index > 0) await page.keyboard.press("ArrowDown");
    const panel = page.getByRole("region", { name: longName, exact: true });
    await panel.waitFor();
    const text = plain(await panel.innerText());
    for (const part of [
      ...suburbs.map((suburb) => suburb.name),
      ...[`${travel.from}–${travel.to} mins`, "Varies by service", "Specialties"],
      ...[business.email, business.phone.main],
    ])
      expect(text).toContain(part);
    // The names and dots in its area of the map, which lights up.
    const ground = page.locator("svg a").nth(index).locator("path").last();
    const words = page.locator("svg:has(a) > text").first();
    const colors = [
      await ground.evaluate((path) => getComputedStyle(path).stroke),
      await words.evaluate((text) => getComputedStyle(text).fill),
    ];
    expect(colors).toEqual(["rgb(159, 208, 189)", "rgb(13, 23, 25)"]);
    const details = panel.getByRole("link", { name: `View ${name} Details` });
    expect(await hrefsOf(details)).toEqual([`/${id}`]);
    // One is shown at a time.
    expect(await page.getByRole("link", { name: /^View .* Details$/ }).count()).toBe(1);
  }
  const other = page.getByRole("region", { name: /see your area/ });
  expect(await hrefsOf(other.getByRole("link"))).toEqual(["/contact"]);
  const band = page.locator("section").filter({ hasText: wordsOf("service-areas").closing?.text });
  expect(await hrefsOf(band.getByRole("link"))).toEqual([
    telephoneLink(business.phone.main),
    "/booking",
    "/services",
  ]);
});

// One of each price list.
test.each([booked.region, elsewhere])(
  "the page of $id has its services with prices and badges, suburbs, reasons and questions, and links onward",
  async ({ id, name, longName, inSentence: place = longName, ...region }) => {
    const { page } = await visit(`/${id}`, { ...DESKTOP, javaScript: false });
    const main = page.getByRole("main");
    for (const [link, path] of [
      [`Book ${name} Service`, "/booking"],
      ["View All Services", "/services"],
      ["Back to Service Areas", "/service-areas"],
      ["Get a quote for your location", "/contact"],
    ] as const)
      expect(await main.getByRole("link", { name: link }).getAttribute("href")).toBe(path);

    const popular = page.getByRole("region", { name: `Popular services in ${place}` });
    const rows = await popular.getByRole("listitem").evaluateAll((all) =>
      all.map((card) => ({
        name: card.querySelector("h3")?.textContent,
        price: /\$[\d,]+/.exec(card.textContent ?? "")?.[0],
        isPopular: card.textContent?.includes("Most Popular"),
        links: [...new Set([...card.querySelectorAll("a")].map((a) => a.getAttribute("href")))],
      })),
    );
    expect(rows).toEqual(
      region.popularServices.map((each) => {
        const service = services.find((one) => one.id === each.service);
        return {
          name: service?.name,
          price: formatDollars(priceOf(each.service, id)),
          isPopular: each.popular,
          links: [`/services/${service?.code}`, `/booking?service=${service?.code}`],
        };
      }),
    );

    const text = plain(await main.innerText());
    const { from, to } = dataOf("pricing").surcharge;
    const surcharge = `A travel surcharge of ${formatDollars(from)}–${formatDollars(to)} may apply in ${place}.`;
    expect(text.includes(surcharge)).toBe(region.surcharge);
    for (const part of [
      `${region.suburbs.length} locations covered`,
      ...region.suburbs.map((suburb) => suburb.name),
      ...region.reasons.map(({ title }) => title),
      ...region.faq.map(({ question }) => question),
    ])
      expect(text).toContain(part);
    const band = page.locator("section").filter({ hasText: wording.closings.region.text });
    expect(await band.getByRole("link", { name: "Book Now" }).count()).toBe(1);
  },
);

test("a region's page books with the short code of a service", async () => {
  const { page } = await visit(`/${elsewhere.id}`, DESKTOP);
  const book = page.getByRole("link", { name: /^Book Now ./ }).last();
  const [, service] = /^Book Now (.+)$/.exec(plain(await book.innerText())) ?? [];
  await book.click();
  await page.waitForURL("**/booking?service=*");
  await untilValue(page.getByLabel(/^Service/), service ?? "");
});
