import type { ClosedDays } from "@/business/closed-days";
import type { Hours } from "@/business/opening-hours";
import type { PlainPageId } from "@/site/pages";
import type { Topic } from "@/site/topic";

/** A picture of a page, for shared links. Sizes are in pixels. */
export interface SharedPicture {
  alt: string;
  share: { path: string; width: number; height: number };
  desktop: { path: string };
}

/** Title and description for search engines as the owner wrote them, without the name of the business. */
export interface SeoText {
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

export interface ServiceFacts {
  path: string;
  name: string;
  shortName: string | null;
  summary: string;
  seo: SeoText;
  price: PriceFacts;
  faq: readonly QuestionFacts[];
  hero: SharedPicture;
}

/** A region with its prices. */
export interface RegionFacts {
  slug: string;
  path: string;
  name: string;
  longName: string;
  seo: SeoText;
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

/** The facts about the business that heads and structured data use. */
export interface BusinessFacts {
  name: string;
  shortName: string;
  /** Without a slash at its end. */
  siteAddress: string;
  tagline: string;
  description: string;
  /** A type of https://schema.org. */
  schemaType: string;
  email: string;
  phone: { main: string };
  base: { locality: string; state: string; region: string; country: string };
  hours: readonly Hours[];
  closed: readonly ClosedDays[];
  social: { facebook: string | null; instagram: string | null };
}

/** The facts about a region that every page has. */
export type RegionName = Pick<RegionFacts, "name" | "longName" | "path">;

/** The facts that are the same on every page. */
export interface SiteFacts {
  business: BusinessFacts;
  /** Starting prices of all services in whole Australian dollars. */
  prices: readonly number[];
  /** In the order in which lists show them. */
  regions: readonly RegionName[];
  /** For pages without a picture of their own. */
  picture: SharedPicture;
}

/** The number of a page of a list, counted from 1, and how many pages the list has. */
interface ListPlace {
  page: number;
  pages: number;
}

/** The articles of a category or a tag. */
export interface TopicArticles extends ListPlace {
  /** Articles on all pages of the list. */
  count: number;
  /** Articles on this page. */
  posts: readonly { title: string }[];
}

/** A page of the site, with the facts for its head and structured data. */
export type SeoPage =
  | {
      kind: "page";
      page: PlainPageId;
      seo: SeoText;
      picture?: SharedPicture | null | undefined;
      /** Only for a page whose main thing is a list of questions. */
      faq?: readonly QuestionFacts[];
    }
  | { kind: "service"; service: ServiceFacts }
  | { kind: "region"; region: RegionFacts }
  | { kind: "blog-post"; post: BlogPostFacts }
  | ({ kind: "blog-list"; seo: SeoText } & ListPlace)
  | (Topic & TopicArticles)
  | { kind: "not-found" }
  | { kind: "redirect"; to: string };
