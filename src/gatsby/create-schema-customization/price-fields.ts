import { formatFrom } from "@/business/money";
import type { ComputedType, ContentNode, Context } from "@/lib/node-model";
import { isProductionBuild } from "@/site/environment";

interface RateNode {
  services: { service: string; from: number; outer?: number; perHour?: number }[];
}

type Rate = RateNode["services"][number];

/**
 * Resolves to the rate of a service. In development, that of a draft without a price is $0, so that the pages can be shown.
 * Rejects if a published service has no price.
 */
async function rateOf(service: string, { nodeModel }: Context): Promise<Rate> {
  const pricing = (await nodeModel.findOne({ type: "Pricing", query: {} })) as unknown as RateNode;
  const rate = pricing.services.find((each) => each.service === service);
  if (rate) return rate;
  if (isProductionBuild()) throw new Error(`content/pricing.yml has no price for "${service}"`);
  return { service, from: 0 };
}

const startingPriceOn = (priceList: unknown, { from, outer = from }: Rate) =>
  priceList === "outer" ? outer : from;

/** Resolves to the price of a service on one price list, without regional prices. */
async function priceOf(service: string, priceList: string, context: Context) {
  const rate = await rateOf(service, context);
  const from = startingPriceOn(priceList, rate);
  return {
    standard: rate.from,
    from,
    perHour: rate.perHour,
    text: formatFrom(from),
    regional: [],
  };
}

/** Resolves to the starting prices that differ, each with its regions, in the order of the regions. */
async function regionalPrices(rate: Rate, { nodeModel }: Context) {
  const { entries } = await nodeModel.findAll({
    type: "Region",
    query: { sort: { fields: ["order", "slug"], order: ["ASC", "ASC"] } },
  });
  const byPrice = new Map<number, string[]>();
  for (const { slug, priceList } of entries) {
    const from = startingPriceOn(priceList, rate);
    byPrice.set(from, [...(byPrice.get(from) ?? []), String(slug)]);
  }
  return [...byPrice].map(([from, regions]) => ({ from, regions }));
}

/** Resolves to the price of a service in a region. Rejects if there is no such region, or no price for the service. */
async function servicePrice(
  source: ContentNode,
  { region }: { region?: string },
  context: Context,
) {
  const slug = String(source["slug"]);
  if (region === undefined) {
    const rate = await rateOf(slug, context);
    const regional = await regionalPrices(rate, context);
    // While the visitor's region is unknown, it is the first one, as in regionPriceCss.
    const from = regional[0]?.from ?? rate.from;
    return {
      standard: rate.from,
      from,
      perHour: rate.perHour,
      text: formatFrom(from),
      regional: regional.length > 1 ? regional : [],
    };
  }
  const node = await context.nodeModel.findOne({
    type: "Region",
    query: { filter: { slug: { eq: region } } },
  });
  if (!node)
    throw new Error(`There is no region "${region}"; regions are the folders of content/regions`);
  return priceOf(slug, String(node["priceList"]), context);
}

/**
 * Resolves to the lowest price in a region of the services on the home page, or of all services if the home page shows none.
 * Drafts don't count.
 */
async function firstPrice(source: ContentNode, _: unknown, context: Context) {
  const { entries } = await context.nodeModel.findAll({ type: "Service", query: {} });
  const published = [...entries].filter((service) => service["draft"] !== true);
  const featured = published.filter((service) => service["featured"] === true);
  const prices = await Promise.all(
    (featured.length > 0 ? featured : published).map(({ slug }) =>
      priceOf(String(slug), String(source["priceList"]), context),
    ),
  );
  return prices.reduce((lowest, price) => (price.from < lowest.from ? price : lowest));
}

/** The field with the price of a service. */
export const price = {
  type: "Price!",
  description: "What it costs in a region, or on the standard list if no region is given.",
  args: { region: { type: "String", description: "Slug of a region, for example logan." } },
  resolve: servicePrice,
};

/** The field with the starting price of a region. */
export const startingPrice = {
  type: "Price!",
  description: "What the cheapest of the services on the home page costs in this region.",
  resolve: firstPrice,
};

/** The field with the popular services of a region. Each has the region's price list, which `regionalPrice` needs. */
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
  resolve: (source: { service: string; priceList: string }, _: unknown, context: Context) =>
    priceOf(source.service, source.priceList, context),
};

export const priceTypes: ComputedType[] = [
  {
    name: "Price",
    description: "What a service costs at least.",
    fields: {
      from: { type: "Int!", description: "The price in whole Australian dollars." },
      standard: {
        type: "Int!",
        description: "The price on the standard list, whatever the region.",
      },
      perHour: {
        type: "Int",
        description: "Dollars an hour, if the work is charged by the hour.",
      },
      text: { type: "String!", description: "As shown: From $90." },
      regional: {
        type: "[RegionalPrice!]!",
        description:
          "The price in each region. Empty if it is the same everywhere, or if the query names a region.",
      },
    },
  },
  {
    name: "RegionalPrice",
    description: "A starting price with the regions where it applies.",
    fields: {
      from: { type: "Int!", description: "The price in whole Australian dollars." },
      regions: {
        type: "[String!]!",
        description: "Slugs of the regions, for example logan.",
      },
    },
  },
];
