import { isPicture, pictureNameOf } from "@/pictures/picture-names";
import { blogPostSchema } from "./blog-post";
import { businessSchema } from "./business";
import {
  categoriesSchema,
  comparisonSchema,
  faqSchema,
  redirectsSchema,
  reviewsSchema,
} from "./lists";
import { pageContentSchema } from "./page-content";
import { portfolioItemSchema } from "./portfolio-item";
import { pricingSchema } from "./pricing";
import { regionSchema } from "./region";
import { serviceSchema } from "./service";
import { wordingSchema } from "./wording";

/** The schemas of the files directly in `content/`, such as `pricing.yml`. */
export const fileKinds = {
  business: businessSchema,
  pricing: pricingSchema,
  comparison: comparisonSchema,
  faq: faqSchema,
  reviews: reviewsSchema,
  redirects: redirectsSchema,
  categories: categoriesSchema,
  wording: wordingSchema,
} as const;

/** The schemas of the folders in `content/`, which have a folder for each entry. */
export const folderKinds = {
  services: serviceSchema,
  regions: regionSchema,
  blog: blogPostSchema,
  portfolio: portfolioItemSchema,
  pages: pageContentSchema,
} as const;

export type FileKind = keyof typeof fileKinds;
export type FolderKind = keyof typeof folderKinds;

export type ContentPath = { kind: FileKind } | { kind: FolderKind; id: string; file: "index.md" };

interface PicturePath {
  kind: FolderKind;
  id: string;
  /** Texts mention a picture by its file name without the ending. */
  picture: string;
}

/**
 * Tells what the file at a path below `content/` is. Returns undefined for files that the site
 * doesn't read, such as READMEs. Slashes must be forward.
 */
export function locateFile(path: string): ContentPath | PicturePath | undefined {
  const file = path.replace(/\.yml$/, "");
  if (file !== path && Object.hasOwn(fileKinds, file)) return { kind: file as FileKind };
  const [folder = "", id = "", name, ...deeper] = path.split("/");
  if (name === undefined || deeper.length > 0 || !Object.hasOwn(folderKinds, folder))
    return undefined;
  const kind = folder as FolderKind;
  if (name === "index.md") return { kind, id, file: "index.md" };
  return isPicture(name) ? { kind, id, picture: pictureNameOf(name) } : undefined;
}
