import type { SitePath } from "@/site/address";
import { absoluteUrl } from "@/site/links";

/**
 * Formats the sitemap (https://www.sitemaps.org/protocol.html) of the pages that search engines may
 * list, sorted by address. `pages` is the HTML of all pages by path; `dates` are the days of the
 * articles, `YYYY-MM-DD`, by path. It has no change frequency and no priority, because search
 * engines ignore them.
 */
export function formatSitemap(
  pages: ReadonlyMap<SitePath, string>,
  dates: ReadonlyMap<string, string>,
  siteAddress: string,
): string {
  const isListed = (html: string) =>
    !/<meta [^>]*(content="noindex|http-equiv="refresh")/.test(html);
  const urls = [...pages]
    .filter(([, html]) => isListed(html))
    .map(([path]) => path)
    .sort()
    .map((path) => {
      const date = dates.get(path);
      const lastModified = date ? `<lastmod>${date}</lastmod>` : "";
      return `  <url><loc>${escapeXml(absoluteUrl(siteAddress, path))}</loc>${lastModified}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

// Not allowed in XML: https://www.w3.org/TR/xml/#charsets.
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes text for an element of XML. */
function escapeXml(text: string): string {
  return text
    .replace(forbidden, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
