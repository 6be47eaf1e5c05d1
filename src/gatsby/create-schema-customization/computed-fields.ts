import { maxRelated } from "@/business/blog";
import {
  childOfType,
  type ComputedFields,
  type ContentNode,
  resolveField,
  type ResolveInfo,
  type ResolverContext,
  stored,
} from "@/lib/node-model";
import { galleryPictures, namedPicture } from "@/pictures/picture-source";
import { withFacts } from "@/requests/page-words";
import { popularServices, price, regionalPrice } from "./price-fields";

/** Three other articles: those of the same category, and then the rest, each newest first. */
async function relatedPosts(source: ContentNode, _: unknown, { nodeModel }: ResolverContext) {
  const { entries } = await nodeModel.findAll({
    type: "BlogPost",
    query: { sort: { fields: ["date", "slug"], order: ["DESC", "ASC"] } },
  });
  const others = [...entries].filter(({ slug }) => slug !== source["slug"]);
  const isNear = ({ category }: ContentNode) => category === source["category"];
  return [...others.filter(isNear), ...others.filter((post) => !isNear(post))].slice(0, maxRelated);
}

/** The number of an article. Those without one get those after the highest, the oldest first. */
async function postId(source: ContentNode, _: unknown, { nodeModel }: ResolverContext) {
  if (source["postId"] !== undefined) return source["postId"];
  const { entries } = await nodeModel.findAll({
    type: "BlogPost",
    query: { sort: { fields: ["date", "slug"], order: ["ASC", "ASC"] } },
  });
  const posts = [...entries];
  const highest = Math.max(0, ...posts.map((post) => Number(post["postId"] ?? 0)));
  const others = posts.filter((post) => post["postId"] === undefined);
  return String(highest + 1 + others.findIndex(({ slug }) => slug === source["slug"]));
}

async function businessTeam(_: unknown, __: unknown, { nodeModel }: ResolverContext) {
  const business = await nodeModel.findOne({ type: "Business", query: {} });
  return `${String(business?.["name"])} team`;
}

/** A field with the markdown below the front matter, which gatsby-transformer-remark renders. */
const html = (description: string) => ({
  type: "String!",
  description,
  resolve: async (node: ContentNode, _: unknown, context: ResolverContext, info: ResolveInfo) => {
    const { nodeModel } = context;
    const file = node.parent ? nodeModel.getNodeById({ id: node.parent }) : null;
    const body = childOfType(file, "MarkdownRemark", nodeModel);
    return body ? resolveField("MarkdownRemark", "html", body, {}, context, info) : "";
  },
});

const pageText = html("The text of the page, as HTML. Empty if it has none.");

/** Resolves to the text of a page, with what its words in braces stand for. */
async function textWithFacts(...input: Parameters<typeof pageText.resolve>) {
  const business = await input[2].nodeModel.findOne({ type: "Business", query: {} });
  const { provider } = business?.["forms"] as { provider?: string };
  return withFacts(String(await pageText.resolve(...input)), provider);
}

const answers: ComputedFields = {
  answerHtml: stored("String!", "The answer as HTML."),
};

/**
 * The fields of each type that are not keys in the owner's files, or differ from them. Those that
 * are stored come from src/gatsby/on-create-node/content-fields.ts.
 */
export const computedFields: Readonly<Record<string, ComputedFields>> = {
  Phone: {
    main: stored("String!", "The number that every page shows: the mobile, or else the landline."),
    canReceiveSms: stored("Boolean!", "Whether the main number takes text messages."),
  },
  Business: {
    forms: stored("FormsSettings!", "Where the forms send what visitors write."),
  },
  Pricing: {
    priceLists: stored("[PriceList!]!", "The lists of starting prices. A region names its list."),
    perHour: stored("[ListedPrice!]!", "Prices per hour, where the work is charged by the hour."),
  },
  CarePlan: { service: stored("String!", "Id of the service.") },
  QuestionAndAnswer: answers,
  FaqItem: {
    slug: stored("String!", "Id of the question, for links."),
    order: stored("Int!", "Position in the list of questions, from 1."),
    ...answers,
  },
  Review: { reviewId: stored("Int!", "Number of the review.") },
  Redirect: { from: stored("String!", "The old or short path.") },
  Service: {
    slug: stored("String!", "Id and last part of the address: basic-detail."),
    path: stored("String!", "Path of the page."),
    recommendationHtml: stored("String!", "When to choose this service and when another, as HTML."),
    html: html("The long description, as HTML."),
    hero: namedPicture("hero", "hero", "Picture!", "The picture across the top of the page."),
    heroBefore: namedPicture(
      "hero-before",
      "hero",
      "Picture",
      "The same picture before the work, if there is one. The hero is then a slider between the two.",
    ),
    gallery: galleryPictures("All other pictures beside the text: before, during, after.", [
      "hero",
      "hero-before",
    ]),
    price,
  },
  Region: {
    slug: stored("String!", "Id and address: brisbane."),
    path: stored("String!", "Path of the page."),
    inSentence: {
      type: "String!",
      description: "Its name within a sentence: the Northern Gold Coast.",
      resolve: (source: ContentNode) => String(source["inSentence"] ?? source["longName"]),
    },
    popularServices,
    html: html("The main text, as HTML."),
    hero: namedPicture("hero", "hero", "Picture!", "The picture across the top of the page."),
  },
  PopularService: { price: regionalPrice },
  BlogPost: {
    postId: {
      type: "String!",
      description: "Number of the article. Without one in its file, the next free number.",
      resolve: postId,
    },
    readMinutes: stored("Int!", "Reading time in minutes."),
    slug: stored("String!", "Last part of the address."),
    path: stored("String!", "Path of the page."),
    author: {
      type: "String!",
      description: "Who wrote it: the business team.",
      resolve: businessTeam,
    },
    readTime: stored("String!", "Reading time as shown: 6 min."),
    html: html("The body, as HTML."),
    hero: namedPicture("hero", "hero", "Picture!", "The picture of the article."),
    middle: namedPicture("middle", "gallery", "Picture", "A second picture, within its text."),
    related: {
      type: "[BlogPost!]!",
      description:
        "Up to three other articles: first those of the same category, each newest first.",
      resolve: relatedPosts,
    },
  },
  PortfolioItem: {
    itemId: stored("Int", "Number of the job."),
    description: stored(
      "String!",
      "What its card says: the description, else the first paragraph of the text.",
    ),
    slug: stored("String!", "Slug of the job, for links to it."),
    completedDate: stored("String!", "The month in words: May 2025."),
    html: html("The text of the job, as HTML."),
    after: namedPicture("after", "gallery", "Picture!", "The after photo."),
    before: namedPicture("before", "gallery", "Picture", "The before photo."),
    gallery: galleryPictures("All other pictures beside the text.", ["before", "after"]),
    wideAfter: namedPicture("after", "hero", "Picture!", "The after photo, cropped as a hero."),
    wideBefore: namedPicture("before", "hero", "Picture", "The before photo, cropped as a hero."),
  },
  PageContent: {
    slug: stored("String!", "Which page: home, services, booking …"),
    html: { ...pageText, resolve: textWithFacts },
    hero: namedPicture(
      "hero",
      "hero",
      "Picture",
      "The picture across the top, if the page has one.",
    ),
    panel: namedPicture(
      "hero",
      "panel",
      "Picture",
      "The hero as a panel that fills the first screen.",
    ),
    before: namedPicture(
      "before",
      "panel-before",
      "Picture",
      "The same picture before the work. The home page is a slider between it and the panel.",
    ),
    ready: namedPicture("ready", "ending", "Picture", "The picture that the home page ends with."),
    gallery: galleryPictures("All other pictures beside the text.", ["hero", "before", "ready"]),
  },
};
