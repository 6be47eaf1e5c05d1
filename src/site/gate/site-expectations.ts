import type { Seo } from "../head/seo-for";
import type { StructuredData } from "../head/structured-data";

/** What a page has to say, worked out from the content and not from the page. */
export interface ExpectedPage {
  path: string;
  seo: Seo;
  structuredData?: StructuredData | undefined;
  /** Path of the target, for pages that only forward. */
  redirectTo?: string | undefined;
}

/** Every page of the site and what it has to say. Survives JSON. */
export interface SiteExpectations {
  siteAddress: string;
  /** Address of the script that counts visits: the one thing that pages may load from another site. */
  statistics?: string | undefined;
  pages: readonly ExpectedPage[];
}
