import type { PageId } from "@/site/pages";

// The facts are what the fragments in src/components/layout/seo/seo.tsx ask for.

/** A picture of a page, for shared links. Sizes are in pixels. */
export type SharedPicture = Queries.SharedPictureFragment;

/** Title and description for search engines, without the name of the business. */
export type SeoText = Queries.PageOpeningFragment["seo"];

export type BusinessFacts = Queries.BusinessHeadFragment;

/** The facts about a region that every page has. */
export type RegionName = Pick<Queries.RegionHeadFragment, "name" | "longName">;

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

/** A page of the site, with the facts for its head and structured data. */
export type SeoPage =
  | {
      kind: "page";
      page: PageId;
      seo: SeoText;
      picture?: SharedPicture | null | undefined;
    }
  | { kind: "service"; service: Queries.ServiceHeadFragment }
  | { kind: "region"; region: Queries.RegionHeadFragment }
  | { kind: "blog-post"; post: Queries.BlogPostHeadFragment }
  | { kind: "not-found" }
  | { kind: "redirect"; to: string };
