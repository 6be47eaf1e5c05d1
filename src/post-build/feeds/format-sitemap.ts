import { escapeXml } from "@/lib/escape-xml";
import { absoluteUrl } from "@/site/links";

/** A page that search engines may list. */
interface SitemapEntry {
  path: string;
  /** `YYYY-MM-DD`, for pages whose content has a date. */
  lastModified?: string | undefined;
}

/**
 * Formats the sitemap (https://www.sitemaps.org/protocol.html), sorted by address. It has no change frequency and no priority,
 * because search engines ignore them.
 */
export function formatSitemap(entries: readonly SitemapEntry[], siteAddress: string): string {
  const urls = [...entries]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, lastModified }) => {
      const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
      return `  <url><loc>${escapeXml(absoluteUrl(siteAddress, path))}</loc>${date}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}
