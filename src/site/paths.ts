import type { SitePath } from "./address";
import { pages } from "./pages";

// Addresses below a page, or with a query: from the root, no trailing slash, no origin.

/** The page of a service, by its id or short code. */
export const serviceAt = (id: string): SitePath => `${pages.services.path}/${id}`;
/** The page of an article. */
export const postAt = (slug: string): SitePath => `${pages.blog.path}/${slug}`;
/** The page of a region. */
export const regionAt = (id: string): SitePath => `/${id}`;
/** A job's own address: the portfolio with its dialog open. */
export const jobAt = (slug: string): SitePath => `${pages.portfolio.path}#${slug}`;
/** The quote's page once it was accepted. */
export const quoteAccepted: SitePath = `${pages.quote.path}?accepted`;
/** The list of all pages for search engines. */
export const sitemapPath = "/sitemap.xml";
/** The facts for an icon on the home screen. */
export const manifestPath = "/manifest.webmanifest";
