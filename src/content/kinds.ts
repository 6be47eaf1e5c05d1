import { blogPostSchema } from "./schemas/blog-post";
import { businessSchema } from "./schemas/business";
import {
  categoriesSchema,
  comparisonSchema,
  faqSchema,
  redirectsSchema,
  reviewsSchema,
} from "./schemas/lists";
import { pageWordsSchema } from "./schemas/page-words";
import { portfolioItemSchema } from "./schemas/portfolio-item";
import { pricingSchema } from "./schemas/pricing";
import { recommenderSchema } from "./schemas/recommender";
import { regionSchema } from "./schemas/region";
import { serviceSchema } from "./schemas/service";

/** Single files directly in `content/`. */
export const fileKinds = {
  business: businessSchema,
  pricing: pricingSchema,
  comparison: comparisonSchema,
  faq: faqSchema,
  reviews: reviewsSchema,
  recommender: recommenderSchema,
  redirects: redirectsSchema,
  categories: categoriesSchema,
} as const;

/** Folders in `content/` with one folder for each entry, holding `index.md` and its pictures. */
export const folderKinds = {
  services: serviceSchema,
  regions: regionSchema,
  blog: blogPostSchema,
  portfolio: portfolioItemSchema,
  pages: pageWordsSchema,
} as const;

export type FileKind = keyof typeof fileKinds;
export type FolderKind = keyof typeof folderKinds;

/** What a path below `content/` is, or undefined for what the site does not read (READMEs, the inbox). */
type ContentPlace = TextPlace | PicturePlace;

export type TextPlace = { kind: FileKind } | { kind: FolderKind; id: string; file: "index.md" };

interface PicturePlace {
  kind: FolderKind;
  id: string;
  picture: string;
  extension: string;
}

/** Endings of texts, which are no pictures whatever they are called. */
const isTextEnding = /^(md|markdown|mdx|txt|ya?ml|docx?|odt|rtf|pages)$/i;

/** Reads a path relative to `content/`, with forward slashes. */
export function placeOf(path: string): ContentPlace | undefined {
  const parts = path.split("/");
  const [first = "", id = "", name = ""] = parts;
  if (parts.length === 1) {
    const match = /^([a-z-]+)\.yml$/.exec(first);
    return match?.[1] !== undefined && Object.hasOwn(fileKinds, match[1])
      ? { kind: match[1] as FileKind }
      : undefined;
  }
  if (parts.length !== 3 || !Object.hasOwn(folderKinds, first)) return undefined;
  const kind = first as FolderKind;
  if (name === "index.md") return { kind, id, file: "index.md" };
  const match = /^(.+)\.([A-Za-z0-9]+)$/.exec(name);
  return match?.[1] !== undefined && match[2] !== undefined && !isTextEnding.test(match[2])
    ? { kind, id, picture: match[1], extension: match[2] }
    : undefined;
}
