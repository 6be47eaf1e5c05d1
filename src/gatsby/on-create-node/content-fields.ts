import { formatMonth, formatReadTime } from "../../business/blog";
import type {
  EntryData,
  FileContent,
  FileData,
  FolderContent,
} from "../../content/checked-content";
import type { FileKind, FolderKind } from "../../content/kinds";
import { countWords, markdownToHtml, markdownToText, readMarkdown } from "../../content/markdown";
import { resolveForms } from "../../site/form-settings";
import { paths } from "../../site/paths";
import { siteAddressOr } from "../environment";

/** A node to be made: its type, what tells it from others of the type, and its fields. */
export interface ContentNodeFields {
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

const fromFile: { [Kind in FileKind]: (data: FileContent[Kind]) => ContentNodeFields[] } = {
  business: (data) => [
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
  pricing: (data) => [
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
  recommender: (data) => [{ type: "Recommender", key: "recommender", fields: data }],
  comparison: (data) => [{ type: "Comparison", key: "comparison", fields: data }],
  categories: (data) => [{ type: "Categories", key: "categories", fields: data }],
  faq: (data) =>
    data.map(({ id, ...item }, index) => ({
      type: "FaqItem",
      key: id,
      fields: { ...withAnswerHtml(item), slug: id, order: index + 1 },
    })),
  reviews: (data) =>
    data.map(({ id, ...review }) => ({
      type: "Review",
      key: String(id),
      fields: { ...review, reviewId: id },
    })),
  redirects: (data) =>
    data.flatMap(({ from, to }) =>
      from.map((address) => ({ type: "Redirect", key: address, fields: { from: address, to } })),
    ),
};

const fromFolder: {
  [Kind in FolderKind]: (id: string, data: FolderContent[Kind], body: string) => ContentNodeFields;
} = {
  services: (slug, data) => ({
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
  regions: (slug, data) => ({
    type: "Region",
    key: slug,
    fields: { ...data, slug, path: paths.region(slug), faq: data.faq.map(withAnswerHtml) },
  }),
  blog: (slug, { id, ...data }, body) => ({
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
  portfolio: (slug, { id, ...data }) => ({
    type: "PortfolioItem",
    key: slug,
    fields: { ...data, itemId: id, slug, completedDate: formatMonth(data.completed) },
  }),
  pages: (slug, data) => ({
    type: "PageWords",
    key: slug,
    fields: { ...data, slug, questions: data.questions.map(withAnswerHtml) },
  }),
};

/** The nodes of a file directly in `content/`. */
export const fieldsOfFile = <Kind extends FileKind>({ kind, data }: FileData<Kind>) =>
  fromFile[kind](data);

/** The node of an entry of a folder. */
export const fieldsOfEntry = <Kind extends FolderKind>(entry: EntryData<Kind>) =>
  fromFolder[entry.kind](entry.id, entry.data, entry.body);
