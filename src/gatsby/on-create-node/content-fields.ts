import { canReceiveSms } from "@/business/australian-phone";
import { formatReadTime } from "@/business/blog";
import { formatMonth } from "@/business/dates";
import type {
  EntryData,
  FileContent,
  FileData,
  FolderContent,
} from "@/content/check/checked-content";
import { choosePictures } from "@/content/check/choose-pictures";
import { firstParagraph, markdownToHtml } from "@/content/read/markdown";
import type { FileKind, FolderKind } from "@/content/schema/kinds";
import { assertDefined } from "@/lib/assert-defined";
import { resolveForms } from "@/requests/form-settings";
import { siteAddressOr } from "@/site/environment";
import { postAt, regionAt, serviceAt } from "@/site/paths";

/** A node's type, a key that is unique within the type, and its fields. */
export interface ContentNodeFields {
  type: string;
  key: string;
  fields: Record<string, unknown>;
}

const withAnswerHtml = <Item extends { question: string; answer: string }>(item: Item) => ({
  ...item,
  answerHtml: markdownToHtml(item.answer),
});

/** The fields of a file that becomes a single node. */
const only = (type: string, fields: ContentNodeFields["fields"]): ContentNodeFields[] => [
  { type, key: type.toLowerCase(), fields },
];

/** The phone numbers, of which the check demands one; every page shows `main`. */
function withMainNumber(phone: FileContent["business"]["phone"]) {
  const main = assertDefined(phone.mobile ?? phone.landline, "a phone number");
  return { ...phone, main, canReceiveSms: canReceiveSms(main) };
}

/** How long a text takes at 200 words a minute, rounded up. */
const minutesToRead = (text: string) => Math.ceil(text.trim().split(/\s+/).length / 200);

const listedPrices = (prices: Readonly<Record<string, number>>) =>
  Object.entries(prices).map(([service, price]) => ({ service, price }));

const fromFile: { [Kind in FileKind]: (data: FileContent[Kind]) => ContentNodeFields[] } = {
  business: ({ phone, ...data }) =>
    only("Business", {
      ...data,
      phone: withMainNumber(phone),
      siteAddress: siteAddressOr(data.siteAddress),
      forms: resolveForms(data.forms, process.env),
    }),
  pricing: (data) =>
    only("Pricing", {
      ...data,
      priceLists: Object.entries(data.priceLists).map(([name, prices]) => ({
        name,
        prices: listedPrices(prices),
      })),
      perHour: listedPrices(data.perHour),
      howOften: data.howOften.map((each) => ({
        ...each,
        plans: Object.entries(each.plans).map(([service, plan]) => ({ service, ...plan })),
      })),
    }),
  comparison: (data) => only("Comparison", data),
  categories: (data) => only("Categories", data),
  wording: (data) => only("Wording", data),
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

/** The type of an entry's node, and its fields but those that all entries have. */
const fromFolder: {
  [Kind in FolderKind]: (
    data: FolderContent[Kind],
    slug: string,
    body: string,
  ) => [type: string, fields: ContentNodeFields["fields"]];
} = {
  services: (data, slug) => [
    "Service",
    {
      ...data,
      path: serviceAt(slug),
      faq: data.faq.map(withAnswerHtml),
      recommendationHtml: markdownToHtml(data.recommendation),
    },
  ],
  regions: (data, slug) => [
    "Region",
    { ...data, path: regionAt(slug), faq: data.faq.map(withAnswerHtml) },
  ],
  blog: ({ id, ...data }, slug, body) => {
    const readMinutes = data.readMinutes ?? minutesToRead(body);
    const readTime = formatReadTime(readMinutes);
    return ["BlogPost", { ...data, readMinutes, readTime, postId: id, path: postAt(slug) }];
  },
  portfolio: (
    { id, before: _before, after: _after, beforeShows, afterShows, ...data },
    _slug,
    body,
  ) => [
    "PortfolioItem",
    {
      ...data,
      itemId: id,
      description: data.description ?? firstParagraph(body),
      completedDate: formatMonth(data.completed),
      pictures: {
        after: afterShows ?? `${data.title}: after the job.`,
        before: beforeShows ?? `${data.title}: before the job.`,
        ...data.pictures,
      },
    },
  ],
  pages: (data) => ["PageContent", { ...data, questions: data.questions.map(withAnswerHtml) }],
};

/** What is needed to create the nodes of a file directly in `content/`. */
export const fieldsOfFile = <Kind extends FileKind>({ kind, data }: FileData<Kind>) =>
  fromFile[kind](data);

/** The node of an entry. `files` are the names of the pictures beside its text. */
export function fieldsOfEntry<Kind extends FolderKind>(
  entry: EntryData<Kind>,
  files: readonly string[],
): ContentNodeFields {
  const [type, fields] = fromFolder[entry.kind](entry.data, entry.id, entry.body);
  const { chosen, guessed } = choosePictures(entry, files);
  const own = { slug: entry.id, files, chosen: { ...chosen, ...guessed } };
  return { type, key: entry.id, fields: { ...fields, ...own } };
}
