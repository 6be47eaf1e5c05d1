import type { PlainPageId } from "../pages";
import type { Hours } from "../../business/opening-hours";

/** A picture as pages query it: `Picture { alt share { path width height } }`. */
export interface SharedPicture {
  alt: string;
  share: { path: string; width: number; height: number };
}

/** Words for search engines as the owner wrote them, without the name of the business. */
export interface SeoWords {
  title: string;
  description: string;
}

/** The part of the GraphQL type Business that heads and structured data are made from. */
export interface BusinessFacts {
  name: string;
  shortName: string;
  /** Without a slash at its end. */
  siteAddress: string;
  tagline: string;
  description: string;
  phone: { mobile: string; landline?: string | null };
  email: string;
  base: {
    locality: string;
    state: string;
    country: string;
    latitude: number;
    longitude: number;
  };
  /** IANA name. */
  timeZone: string;
  hours: readonly Hours[];
  social: { facebook?: string | null; instagram?: string | null };
}

/** A region as every page names it. */
export interface RegionName {
  name: string;
  longName: string;
  path: string;
}

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

/** A question with its answer as plain text. */
export interface QuestionFacts {
  question: string;
  answerText: string;
}

/** A service: fields of the GraphQL type Service. */
export interface ServiceFacts {
  path: string;
  name: string;
  summary: string;
  seo: SeoWords;
  /** Whole Australian dollars. */
  price: { from: number };
  faq: readonly QuestionFacts[];
  hero: SharedPicture;
}

/** A region: fields of the GraphQL type Region. */
export interface RegionFacts extends RegionName {
  seo: SeoWords;
  geo: { latitude: number; longitude: number };
  /** With the prices that hold in the region, in whole Australian dollars. */
  popularServices: readonly {
    service: { path: string; name: string };
    price: { from: number };
  }[];
  faq: readonly QuestionFacts[];
  hero: SharedPicture;
}

/** An article: fields of the GraphQL type BlogPost. */
export interface BlogPostFacts {
  path: string;
  title: string;
  metaDescription: string;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  category: string;
  tags: readonly string[];
  wordCount: number;
  hero: SharedPicture;
}

/** A page of the site with what its head and its structured data say. */
export type SeoPage =
  | { kind: "home"; words: SeoWords; picture?: SharedPicture | null }
  | {
      kind: "page";
      page: PlainPageId;
      words: SeoWords;
      picture?: SharedPicture | null;
      /** Only for a page whose main thing is a list of questions. */
      faq?: readonly QuestionFacts[];
    }
  | { kind: "service"; service: ServiceFacts }
  | { kind: "region"; region: RegionFacts }
  | { kind: "blog-post"; post: BlogPostFacts }
  | { kind: "blog-list"; words: SeoWords; page: number; pages: number }
  | { kind: "blog-category"; category: string; posts: readonly { title: string }[] }
  | { kind: "blog-tag"; tag: string; posts: readonly { title: string }[] }
  | { kind: "not-found" }
  | { kind: "redirect"; to: string };
