import type { CreateResolversArgs } from "gatsby";
import { longArticle, maxRelated } from "../../business/blog";
import { formatFrom } from "../../business/money";
import { bodyHtml, bodySections } from "./body-html";
import type { ContentNode, Context } from "./node-model";
import { galleryPictures, namedPicture, pictureResolvers } from "./pictures";

interface RateNode {
  services: { service: string; from: number; outer?: number; perHour?: number }[];
}

type Rate = RateNode["services"][number];

async function rateOf(service: string, { nodeModel }: Context): Promise<Rate> {
  const pricing = (await nodeModel.findOne({ type: "Pricing", query: {} })) as unknown as RateNode;
  const rate = pricing.services.find((each) => each.service === service);
  if (!rate) throw new Error(`content/pricing.yml has no price for "${service}"`);
  return rate;
}

const fromOn = (priceList: unknown, { from, outer = from }: Rate) =>
  priceList === "outer" ? outer : from;

/** The price on one list, without regional prices. */
async function priceOf(service: string, priceList: string, context: Context) {
  const rate = await rateOf(service, context);
  const from = fromOn(priceList, rate);
  return { from, perHour: rate.perHour, text: formatFrom(from), regional: [] };
}

/** Starting prices with their regions, in the order of the regions; empty if all are the same. */
async function regionalPrices(rate: Rate, { nodeModel }: Context) {
  const { entries } = await nodeModel.findAll({
    type: "Region",
    query: { sort: { fields: ["order", "slug"], order: ["ASC", "ASC"] } },
  });
  const byPrice = new Map<number, string[]>();
  for (const { slug, priceList } of entries) {
    const from = fromOn(priceList, rate);
    byPrice.set(from, [...(byPrice.get(from) ?? []), String(slug)]);
  }
  return byPrice.size > 1 ? [...byPrice].map(([from, regions]) => ({ from, regions })) : [];
}

async function servicePrice(
  source: ContentNode,
  { region }: { region?: string },
  context: Context,
) {
  const slug = String(source["slug"]);
  if (region === undefined) {
    const regional = await regionalPrices(await rateOf(slug, context), context);
    return { ...(await priceOf(slug, "standard", context)), regional };
  }
  const node = await context.nodeModel.findOne({
    type: "Region",
    query: { filter: { slug: { eq: region } } },
  });
  if (!node)
    throw new Error(`There is no region "${region}"; regions are the folders of content/regions`);
  return priceOf(slug, String(node["priceList"]), context);
}

async function startingPrice(source: ContentNode, _: unknown, context: Context) {
  const popular = source["popularServices"] as { service: string }[];
  const prices = await Promise.all(
    popular.map(({ service }) => priceOf(service, String(source["priceList"]), context)),
  );
  const from = Math.min(...prices.map((price) => price.from));
  return { from, text: formatFrom(from), regional: [] };
}

/** Other articles of the same category, newest first. */
async function relatedPosts(source: ContentNode, _: unknown, { nodeModel }: Context) {
  const { entries } = await nodeModel.findAll({
    type: "BlogPost",
    query: {
      filter: { category: { eq: source["category"] } },
      sort: { fields: ["date", "slug"], order: ["DESC", "ASC"] },
      limit: maxRelated + 1,
    },
  });
  return [...entries].filter(({ slug }) => slug !== source["slug"]).slice(0, maxRelated);
}

const gallery = galleryPictures();

/** A picture of the first service that a long article links to, to break up its text. */
async function middlePicture(source: ContentNode, _: unknown, context: Context) {
  const [slug] = source["services"] as string[];
  if (slug === undefined || Number(source["wordCount"]) < longArticle) return undefined;
  const query = { filter: { slug: { eq: slug } } };
  const service = await context.nodeModel.findOne({ type: "Service", query });
  return service && (await gallery.resolve(service, _, context)).at(-1);
}

async function businessTeam(_: unknown, __: unknown, { nodeModel }: Context) {
  const business = await nodeModel.findOne({ type: "Business", query: {} });
  return `${String(business?.["name"])} team`;
}

/** Fields computed from other nodes on request. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  const html = { resolve: bodyHtml };
  create({
    Service: {
      html,
      price: { resolve: servicePrice },
      hero: namedPicture("hero", "hero"),
      gallery,
    },
    Region: {
      html,
      hero: namedPicture("hero", "hero"),
      inSentence: {
        resolve: (source: ContentNode) => String(source["inSentence"] ?? source["longName"]),
      },
      startingPrice: { resolve: startingPrice },
      popularServices: {
        resolve: (source: ContentNode) =>
          (source["popularServices"] as object[]).map((each) => ({
            ...each,
            priceList: source["priceList"],
          })),
      },
    },
    PopularService: {
      price: {
        resolve: (source: { service: string; priceList: string }, _: unknown, context: Context) =>
          priceOf(source.service, source.priceList, context),
      },
    },
    BlogPost: {
      html,
      sections: { resolve: bodySections },
      author: { resolve: businessTeam },
      related: { resolve: relatedPosts },
      hero: namedPicture("hero", "hero"),
      middlePicture: { resolve: middlePicture },
    },
    PortfolioItem: {
      html,
      after: namedPicture("after", "gallery"),
      before: namedPicture("before", "gallery"),
      wideAfter: namedPicture("after", "hero"),
      wideBefore: namedPicture("before", "hero"),
    },
    PageWords: {
      html,
      hero: namedPicture("hero", "hero"),
      panel: namedPicture("hero", "panel"),
      before: namedPicture("before", "panel"),
      cta: namedPicture("cta", "hero"),
      gallery: galleryPictures(["hero", "before", "cta"]),
    },
    Picture: pictureResolvers,
  });
}
