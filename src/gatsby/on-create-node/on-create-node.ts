import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs, SourceNodesArgs } from "gatsby";
import { formatMonth, formatReadTime, isPublished } from "../../business/blog";
import type { BlogPostContent } from "../../content/schemas/blog-post";
import type { BusinessContent } from "../../content/schemas/business";
import { parseContentFile } from "../../content/check-content";
import type { FileKind, FolderKind } from "../../content/kinds";
import type {
  CategoriesContent,
  ComparisonContent,
  FaqContent,
  RedirectsContent,
  ReviewsContent,
} from "../../content/schemas/lists";
import { countWords, markdownToHtml, markdownToText, readMarkdown } from "../../content/markdown";
import type { PageWordsContent } from "../../content/schemas/page-words";
import type { PortfolioItemContent } from "../../content/schemas/portfolio-item";
import type { PricingContent } from "../../content/schemas/pricing";
import { formatProblem } from "../../content/problem";
import type { RegionContent } from "../../content/schemas/region";
import type { ServiceContent } from "../../content/schemas/service";
import { resolveForms } from "../../site/form-settings";
import { paths } from "../../site/paths";
import { publishingDay } from "../content-folder/publishing-day";
import { isPublishing, siteAddressOr } from "../environment";

/** A node to be made: its type, what tells it from others of the type, and its fields. */
interface Draft {
  type: string;
  key: string;
  fields: Record<string, unknown>;
}

const withAnswerHtml = <Item extends { question: string; answer: string }>(item: Item) => ({
  ...item,
  answerHtml: markdownToHtml(item.answer),
  answerText: markdownToText(item.answer),
});

const serviceLink = /^\/services\/([a-z0-9-]+)$/;

const fromFile: { [Kind in FileKind]: (data: never) => Draft[] } = {
  business: (data: BusinessContent) => [
    {
      type: "Business",
      key: "business",
      fields: {
        ...data,
        siteAddress: siteAddressOr(data.siteAddress),
        forms: resolveForms(data.forms, process.env),
      },
    },
  ],
  pricing: (data: PricingContent) => [
    {
      type: "Pricing",
      key: "pricing",
      fields: {
        ...data,
        services: Object.entries(data.services).map(([service, rate]) => ({
          service,
          outer: data.outerPrices[service],
          ...rate,
        })),
      },
    },
  ],
  comparison: (data: ComparisonContent) => [
    { type: "Comparison", key: "comparison", fields: data },
  ],
  categories: (data: CategoriesContent) => [
    { type: "Categories", key: "categories", fields: data },
  ],
  faq: (data: FaqContent) =>
    data.map(({ id, ...item }, index) => ({
      type: "FaqItem",
      key: id,
      fields: { ...withAnswerHtml(item), slug: id, order: index + 1 },
    })),
  reviews: (data: ReviewsContent) =>
    data.map(({ id, ...review }) => ({
      type: "Review",
      key: String(id),
      fields: { ...review, reviewId: id },
    })),
  redirects: (data: RedirectsContent) =>
    data.flatMap(({ from, to }) =>
      from.map((address) => ({ type: "Redirect", key: address, fields: { from: address, to } })),
    ),
};

const fromFolder: {
  [Kind in FolderKind]: (id: string, data: never, body: string) => Draft | undefined;
} = {
  services: (slug, data: ServiceContent) => ({
    type: "Service",
    key: slug,
    fields: {
      ...data,
      slug,
      path: paths.service(slug),
      faq: data.faq.map(withAnswerHtml),
      recommendationHtml: markdownToHtml(data.recommendation),
    },
  }),
  regions: (slug, data: RegionContent) => ({
    type: "Region",
    key: slug,
    fields: { ...data, slug, path: paths.region(slug), faq: data.faq.map(withAnswerHtml) },
  }),
  blog: (slug, { id, ...data }: BlogPostContent, body) => ({
    type: "BlogPost",
    key: slug,
    fields: {
      ...data,
      postId: id,
      slug,
      path: paths.blogPost(slug),
      readTime: formatReadTime(data.readMinutes),
      wordCount: countWords(body),
      services: [
        ...new Set(readMarkdown(body).links.flatMap(({ url }) => serviceLink.exec(url)?.[1] ?? [])),
      ],
    },
  }),
  portfolio: (slug, { id, ...data }: PortfolioItemContent) => ({
    type: "PortfolioItem",
    key: slug,
    fields: { ...data, itemId: id, slug, completedDate: formatMonth(data.completed) },
  }),
  pages: (slug, data: PageWordsContent) => ({
    type: "PageWords",
    key: slug,
    fields: { ...data, slug, questions: data.questions.map(withAnswerHtml) },
  }),
};

/** Ids of the files whose nodes this run of Gatsby has made. */
const made = new Set<string>();

const isText = (node: Node) =>
  node["sourceInstanceName"] === "content" && /^(md|ya?ml)$/.test(String(node["extension"]));

/** Turns the owner's text files into one node for each business thing. Bad files are named and skipped; a build has stopped before. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api: CreateNodeArgs) => {
  if (!isText(api.node)) return;
  made.add(api.node.id);
  await makeNodes(api, api.node);
};

/**
 * Gatsby calls `onCreateNode` for files that changed only, but what becomes of a file depends on more: a draft is shown
 * in development and left out of a build, an article waits for its day, addresses come from the environment. So the
 * files that have not changed since the last run are looked at as well.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api: SourceNodesArgs) => {
  for (const node of api.getNodesByType("File"))
    if (isText(node) && !made.has(node.id)) await makeNodes(api, node);
};

async function makeNodes(api: NodePluginArgs, node: Node): Promise<void> {
  const { loadNodeContent, reporter } = api;
  const parsed = parseContentFile(String(node["relativePath"]), await loadNodeContent(node));
  if (!parsed) return;
  if (!("data" in parsed) || !parsed.source) {
    for (const problem of parsed.problems) reporter.error(formatProblem(problem));
    return;
  }
  const { place, data } = parsed;
  if (!("file" in place)) {
    for (const draft of fromFile[place.kind](data as never)) createContentNode(api, node, draft);
    return;
  }
  const entry = data as { draft?: boolean; date?: string };
  if (
    isPublishing() &&
    !isPublished(
      { draft: entry.draft ?? false, ...(entry.date === undefined ? {} : { date: entry.date }) },
      await readPublishingDay(api),
    )
  ) {
    reporter.info(
      `Left out: content/${String(node["relativePath"])} (${entry.draft ? "a draft" : `dated ${entry.date}, in the future`})`,
    );
    for (const id of node.children) {
      const child = api.getNode(id);
      if (child) api.actions.deleteNode(child);
    }
    return;
  }
  const draft = fromFolder[place.kind](place.id, data as never, parsed.source.body);
  if (draft) createContentNode(api, node, draft);
}

/** Read from the file: its node may not be there yet. */
async function readPublishingDay({ store }: NodePluginArgs): Promise<string> {
  const { program } = store.getState() as { program: { directory: string } };
  const business = path.join(program.directory, "content", "business.yml");
  return publishingDay(await readFile(business, "utf8"), new Date());
}

function createContentNode(
  { actions, createNodeId, createContentDigest }: NodePluginArgs,
  node: Node,
  draft: Draft,
) {
  const child = {
    ...draft.fields,
    id: createNodeId(`${draft.type} ${draft.key}`),
    parent: node.id,
    children: [],
    /** Folder of the file, in which the pictures lie. */
    folder: String(node["relativeDirectory"]),
    internal: { type: draft.type, contentDigest: createContentDigest(draft.fields) },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
