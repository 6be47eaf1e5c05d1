import { formatFrom } from "@/business/money";
import { standardList } from "@/content/schema/pricing";
import type { ContentNode, ResolverContext } from "@/lib/node-model";

interface ListedPrice {
  service: string;
  price: number;
}

interface PricingNode {
  priceLists: { name: string; prices: ListedPrice[] }[];
  perHour: ListedPrice[];
}

/** What a service costs: its price on each list, and per hour. */
interface Rate {
  /** The price on a list; if the list lacks it, that of the standard list. */
  on: (list: unknown) => number;
  perHour: number | undefined;
}

/** Resolves to the rate of a service. Rejects if it has no price. */
async function rateOf(service: string, { nodeModel }: ResolverContext): Promise<Rate> {
  const node = (await nodeModel.findOne({ type: "Pricing", query: {} })) as unknown as PricingNode;
  const listedPrice = (prices: readonly ListedPrice[] = []) =>
    prices.find((each) => each.service === service)?.price;
  const onList = (list: unknown) =>
    listedPrice(node.priceLists.find(({ name }) => name === list)?.prices);
  const standard = onList(standardList);
  if (standard === undefined) throw new Error(`content/pricing.yml has no price for "${service}"`);
  return { on: (list) => onList(list) ?? standard, perHour: listedPrice(node.perHour) };
}

/** The price of a service on one list, without those of other regions. */
function priceOn(list: unknown, rate: Rate) {
  const shown = rate.on(list);
  return {
    standard: rate.on(standardList),
    shown,
    perHour: rate.perHour,
    text: formatFrom(shown),
    regional: [] as { price: number; regions: string[] }[],
  };
}

/** The price in the region that a query names, else in all. Rejects an unknown region. */
async function servicePrice(
  source: ContentNode,
  { region }: { region?: string },
  context: ResolverContext,
) {
  const rate = await rateOf(String(source["slug"]), context);
  const { entries } = await context.nodeModel.findAll({
    type: "Region",
    query: { sort: { fields: ["order", "slug"], order: ["ASC", "ASC"] } },
  });
  const regions = [...entries];
  if (region !== undefined) {
    const node = regions.find(({ slug }) => slug === region);
    if (!node)
      throw new Error(`There is no region "${region}"; regions are the folders of content/regions`);
    return priceOn(node["priceList"], rate);
  }
  const byPrice = new Map<number, string[]>();
  for (const { slug, priceList } of regions) {
    const price = rate.on(priceList);
    if (price !== rate.on(standardList))
      byPrice.set(price, [...(byPrice.get(price) ?? []), String(slug)]);
  }
  return {
    ...priceOn(regions[0]?.["priceList"] ?? standardList, rate),
    regional: [...byPrice].map(([price, slugs]) => ({ price, regions: slugs })),
  };
}

/** The field with the price of a service. */
export const price = {
  type: "Price!",
  description: "What it costs in a region; without one, in the first region and elsewhere.",
  args: { region: { type: "String", description: "Slug of a region, for example logan." } },
  resolve: servicePrice,
};

/** The popular services of a region, each with the price list that `regionalPrice` needs. */
export const popularServices = {
  type: "[PopularService!]!",
  description: "Services on the region's page, in order.",
  resolve: (source: ContentNode) =>
    (source["popularServices"] as object[]).map((each) => ({
      ...each,
      priceList: source["priceList"],
    })),
};

/** The field with the price of a popular service in its region. */
export const regionalPrice = {
  type: "Price!",
  description: "Price in this region.",
  resolve: async (
    source: { service: string; priceList: string },
    _: unknown,
    context: ResolverContext,
  ) => priceOn(source.priceList, await rateOf(source.service, context)),
};
