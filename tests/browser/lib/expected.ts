import { formatDollars, formatFrom } from "@/business/money";
import { content, dataOf } from "../../lib/content";

// The owner's content as pages should show it, in the order of the pages.

const { phone, ...facts } = dataOf("business");

/** The business. `phone.main` is the mobile, or the landline without one. */
export const business = {
  ...facts,
  phone: { ...phone, main: phone.mobile ?? phone.landline ?? "" },
};

const pricing = dataOf("pricing");

/** A starting price in whole dollars, by the price list of a region; of the standard list without one. */
export function priceOf(service: string, region?: string): number {
  const list = content.entries.regions.find(({ id }) => id === region)?.data.priceList;
  const prices = { ...pricing.priceLists["standard"], ...pricing.priceLists[list ?? ""] };
  return prices[service] ?? Number.NaN;
}

const inOrder = <Entry extends { data: { order: number } }>(entries: readonly Entry[]) =>
  [...entries].sort((a, b) => a.data.order - b.data.order);

/** The services, as the lists have them. */
export const services = inOrder(content.entries.services).map(({ id, data }) => {
  const perHour = pricing.perHour[id];
  const rate = perHour === undefined ? "" : ` ${formatDollars(perHour)} per hour`;
  return { ...data, id, price: formatFrom(priceOf(id)) + rate };
});

/** The regions, as the lists have them. */
export const regions = inOrder(content.entries.regions).map(({ id, data }) => ({ ...data, id }));

const [firstRegion] = regions;
const estimated = services.find(({ id }) => pricing.estimator.includes(id)) ?? services[0];
if (!firstRegion || !estimated) throw new Error("content/ has no service or no region");

/** What the tests book: a service with an estimate, a size for it, an add-on, and a suburb of the first region. */
export const booked = {
  service: estimated,
  otherService: services.find(({ id }) => id !== estimated.id) ?? estimated,
  size: pricing.sizes.at(-1),
  addOn: pricing.addOns.find(({ notWith }) => !notWith.includes(estimated.id)),
  region: firstRegion,
  suburb: firstRegion.suburbs[0]?.name ?? "",
  otherSuburb: firstRegion.suburbs[1]?.name ?? "",
};

/** A region whose prices differ from those of the first, if there is one. */
export const elsewhere =
  regions.find(({ priceList }) => priceList !== firstRegion.priceList) ?? firstRegion;

/** The words of a page, by its id. */
export function wordsOf(page: string) {
  const found = content.entries.pages.find(({ id }) => id === page);
  if (!found) throw new Error(`content/pages/${page} could not be read`);
  return found.data;
}

/** The articles, newest first. */
export const articles = content.entries.blog
  .map(({ id, data, body }) => ({ ...data, id, body, path: `/blog/${id}` }))
  .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));

/** Runs a test only if there are finished jobs. */
export const testJobs = content.ids.portfolio.length > 1 ? test : test.skip;

/** Text as it is compared: one space for any white space. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
