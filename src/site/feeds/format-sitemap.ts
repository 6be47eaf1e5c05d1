import { absoluteUrl } from "../links";
import { escapeXml, unescapeXml } from "./escape-xml";

/** A page that search engines may list. */
export interface SitemapEntry {
  path: string;
  /** `YYYY-MM-DD`, for pages whose content has a date. */
  lastModified?: string | undefined;
  /** Path of the picture that the page is about. */
  picture?: string | undefined;
}

/** https://www.sitemaps.org/protocol.html: a file holds at most this many addresses. */
const maxEntries = 50_000;

/**
 * The sitemap (https://www.sitemaps.org/protocol.html), sorted by address, with pictures as
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps has them. No change frequency and
 * priority: search engines do not read them. Throws a RangeError for more pages than one file may hold.
 */
export function formatSitemap(entries: readonly SitemapEntry[], siteAddress: string): string {
  if (entries.length > maxEntries)
    throw new RangeError(`A sitemap holds ${maxEntries} pages at the most, not ${entries.length}`);
  const urls = [...entries]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, lastModified, picture }) => {
      const address = (to: string) => escapeXml(absoluteUrl(siteAddress, to));
      const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
      const image = picture
        ? `<image:image><image:loc>${address(picture)}</image:loc></image:image>`
        : "";
      return `  <url><loc>${address(path)}</loc>${date}${image}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join("")}</urlset>\n`;
}

/** The addresses of pages and of pictures in a sitemap made by formatSitemap. */
export function readSitemap(xml: string): { pages: string[]; pictures: string[] } {
  const addressesIn = (tag: string) =>
    [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, address = ""]) =>
      unescapeXml(address),
    );
  return { pages: addressesIn("loc"), pictures: addressesIn("image:loc") };
}
