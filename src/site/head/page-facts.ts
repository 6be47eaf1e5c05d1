import type { PlainPageId } from "../pages";

// Shapes of what queries answer: the fragments are in src/components/seo/seo.tsx.

/** A picture as pages query it. */
export type SharedPicture = Queries.SharedPictureFragment;

/** A service. */
export type ServiceFacts = Queries.ServiceHeadFragment;

/** A region, with the prices that hold there in whole Australian dollars. */
export type RegionFacts = Queries.RegionHeadFragment;

/** An article; its day of publication as `YYYY-MM-DD`. */
export type BlogPostFacts = Queries.BlogPostHeadFragment;

/** The part of the business that heads and structured data are made from. */
export type BusinessFacts = Queries.BusinessHeadFragment;

/** Words for search engines as the owner wrote them, without the name of the business. */
export type SeoWords = ServiceFacts["seo"];

/** A question with its answer as plain text. */
export type QuestionFacts = ServiceFacts["faq"][number];

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
