import { absoluteUrl } from "../links";
import { escapeXml } from "./escape-xml";

/** A page that search engines may list. */
export interface SitemapEntry {
  path: string;
  /** `YYYY-MM-DD`, for pages whose content has a date. */
  lastModified?: string | undefined;
}

/** https://www.sitemaps.org/protocol.html: a file holds at most this many addresses. */
const maxEntries = 50_000;

/**
 * The sitemap (https://www.sitemaps.org/protocol.html), sorted by address. No change frequency and
 * priority: search engines do not read them. Throws a RangeError for more pages than one file may hold.
 */
export function formatSitemap(entries: readonly SitemapEntry[], siteAddress: string): string {
  if (entries.length > maxEntries) {
    throw new RangeError(`A sitemap holds ${maxEntries} pages at the most, not ${entries.length}`);
  }
  const urls = [...entries]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, lastModified }) => {
      const date =
        lastModified === undefined ? "" : `<lastmod>${escapeXml(lastModified)}</lastmod>`;
      return `  <url><loc>${escapeXml(absoluteUrl(siteAddress, path))}</loc>${date}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};

/** The addresses a sitemap made by formatSitemap holds. */
export function readSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) =>
    address.replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
  );
}
