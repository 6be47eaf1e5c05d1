import { absoluteUrl } from "../links";
import { paths } from "../paths";

/**
 * robots.txt (RFC 9309). Nothing is closed to crawlers but the inbox of the preview server: pages
 * that are not to be listed say so themselves, which only a crawler that may read them finds out.
 */
export function formatRobots(siteAddress: string): string {
  return `User-agent: *\nDisallow: /__inbox\n\nSitemap: ${absoluteUrl(siteAddress, paths.sitemap)}\n`;
}
