import type { Hours } from "../../business/opening-hours";
import type { PlainPageId } from "../pages";

/** A picture of a page, for shared links. Sizes are in pixels. */
export interface SharedPicture {
  alt: string;
  share: { path: string; width: number; height: number };
  desktop: { path: string };
}

/** Words for search engines as the owner wrote them, without the name of the business. */
export interface SeoWords {
  title: string;
  description: string;
}

/** A question with its answer as plain text. */
export interface QuestionFacts {
  question: string;
  answerText: string;
}

/** A starting price in whole Australian dollars. */
interface PriceFacts {
  from: number;
}

/** A service. */
export interface ServiceFacts {
  path: string;
  name: string;
  shortName: string | null;
  summary: string;
  seo: SeoWords;
  price: PriceFacts;
  faq: readonly QuestionFacts[];
  hero: SharedPicture;
}

/** A region, with the prices that hold there. */
export interface RegionFacts {
  slug: string;
  path: string;
  name: string;
  longName: string;
  seo: SeoWords;
  /** Degrees (WGS 84). */
  geo: { latitude: number; longitude: number };
  popularServices: readonly { service: { path: string; name: string }; price: PriceFacts }[];
  faq: readonly QuestionFacts[];
  hero: SharedPicture;
}

/** An article; its day of publication as `YYYY-MM-DD`. */
export interface BlogPostFacts {
  path: string;
  title: string;
  metaDescription: string;
  date: string;
  category: string;
  tags: readonly string[];
  wordCount: number;
  hero: SharedPicture;
}

/** The part of the business that heads and structured data are made from. */
export interface BusinessFacts {
  name: string;
  shortName: string;
  /** Without a slash at its end. */
  siteAddress: string;
  tagline: string;
  description: string;
  email: string;
  phone: { mobile: string; landline: string | null };
  base: { locality: string; state: string; region: string; country: string };
  hours: readonly Hours[];
  social: { facebook: string | null; instagram: string | null };
}

/** A region as every page names it. */
export type RegionName = Pick<RegionFacts, "name" | "longName" | "path">;

/** What is the same on every page. */
export interface SiteFacts {
  business: BusinessFacts;
  /** Starting prices of all services in whole Australian dollars. */
  prices: readonly number[];
  /** In their order in lists. */
  regions: readonly RegionName[];
  /** Stands in for pages that have no picture of their own. */
  picture: SharedPicture;
}

/** Which page of a list it is, counted from 1, and of how many. */
interface ListPlace {
  page: number;
  pages: number;
}

/** The articles of a category or a tag. */
export interface Topic extends ListPlace {
  /** On all its pages. */
  count: number;
  /** Those on this one. */
  posts: readonly { title: string }[];
}

/** A page of the site with what its head and its structured data say. */
export type SeoPage =
  | {
      kind: "page";
      page: PlainPageId;
      words: SeoWords;
      picture?: SharedPicture | null | undefined;
      /** Only for a page whose main thing is a list of questions. */
      faq?: readonly QuestionFacts[];
    }
  | { kind: "service"; service: ServiceFacts }
  | { kind: "region"; region: RegionFacts }
  | { kind: "blog-post"; post: BlogPostFacts }
  | ({ kind: "blog-list"; words: SeoWords } & ListPlace)
  | ({ kind: "blog-category"; category: string } & Topic)
  | ({ kind: "blog-tag"; tag: string } & Topic)
  | { kind: "not-found" }
  | { kind: "redirect"; to: string };
