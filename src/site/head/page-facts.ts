import type { SitePath } from "@/site/address";
import type { Crumb } from "@/site/breadcrumbs";
import { pageAt } from "@/site/pages";

// The facts are what the fragments in src/components/layout/seo/seo.tsx ask for.

/** A picture of a page, for shared links. Its path has the site's folder; sizes are in pixels. */
export type SharedPicture = Queries.SharedPictureFragment;

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
  /** For pages without a picture. */
  picture: SharedPicture;
}

/** What a page says about itself. */
export interface PageFacts {
  /** Its address; of a redirect, that of its target. */
  path: SitePath;
  /** Title and description for search engines, without the name of the business. */
  seo: { title: string; description: string };
  picture?: SharedPicture | null | undefined;
  /** The breadcrumb that it shows, from the home page to this one. */
  crumbs?: readonly Crumb[];
  /** Of an article. */
  article?: Queries.ArticleHeadFragment;
  /** Of a region's page. */
  region?: Queries.RegionHeadFragment;
  isRedirect?: boolean;
}

/** Whether search engines may list a page: one that isn't in the table is made from the content. */
export const isIndexed = ({ path, isRedirect }: PageFacts): boolean =>
  !isRedirect && pageAt(path)?.isIndexed !== false;
