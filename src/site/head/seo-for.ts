import { addressOf } from "@/site/address";
import { absoluteUrl } from "@/site/links";
import { pages } from "@/site/pages";
import { manifestPath } from "@/site/paths";
import { type BusinessFacts, isIndexed, type PageFacts, type SiteFacts } from "./page-facts";

/** A `<meta>` with its attributes as HTML names them. */
type MetaTag =
  | { name: string; content: string }
  | { property: string; content: string }
  | { "http-equiv": string; content: string };

/** A `<link>` with its attributes as HTML names them. */
interface LinkTag {
  rel: string;
  href: string;
  [attribute: string]: string;
}

/** The head of a page: plain values, in the order they are written. */
interface HeadTags {
  lang: string;
  title: string;
  meta: MetaTag[];
  link: LinkTag[];
}

const lang = "en-AU";

/** Search results cut titles off after about this many characters. */
const maxTitleLetters = 60;

/** A page's title with the longest name of the business that fits, or without one. */
function brandTitle(own: string, { name, shortName }: BusinessFacts): string {
  const candidates = [name, shortName].map((brand) => `${own} | ${brand}`);
  return candidates.find((title) => [...title].length <= maxTitleLetters) ?? own;
}

/**
 * The head of a page. Sources: https://ogp.me (Open Graph, article), Twitter's card tags, RFC 6596
 * (canonical), and the geo and ICBM tags of https://geotags.com.
 */
export function seoFor(page: PageFacts, site: SiteFacts): HeadTags {
  const { path, seo, article, region, isRedirect } = page;
  const { business } = site;
  const title = brandTitle(seo.title, business);
  const canonical = absoluteUrl(business.siteAddress, path);
  const robots = isIndexed(page) ? "index, follow, max-image-preview:large" : "noindex, follow";
  return {
    lang,
    title,
    meta: [
      { name: "description", content: seo.description },
      // With noindex, search engines would drop an old address and not pass it on.
      isRedirect
        ? { "http-equiv": "refresh", content: `0; url=${addressOf(path)}` }
        : { name: "robots", content: robots },
      ...(article ? [{ name: "keywords", content: article.tags.join(", ") }] : []),
      ...(region ? placeTags(region, business) : []),
      ...(isIndexed(page) ? shareTags(page, site, { title, canonical }) : []),
    ],
    link: [
      // The 404 page is shown at unknown addresses, so it has no canonical one.
      ...(path === pages["404"].path ? [] : [{ rel: "canonical", href: canonical }]),
      ...(isRedirect ? [] : siteLinks()),
    ],
  };
}

function placeTags(
  { longName, geo }: Queries.RegionHeadFragment,
  { base }: BusinessFacts,
): MetaTag[] {
  return [
    { name: "geo.region", content: `${base.country}-${base.state}` },
    { name: "geo.placename", content: longName },
    { name: "geo.position", content: `${geo.latitude};${geo.longitude}` },
    { name: "ICBM", content: `${geo.latitude}, ${geo.longitude}` },
  ];
}

function shareTags(
  { seo, article, picture }: PageFacts,
  { business, picture: usual }: SiteFacts,
  { title, canonical }: { title: string; canonical: string },
): MetaTag[] {
  const { alt, share } = picture ?? usual;
  return [
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:site_name", content: business.name },
    { property: "og:locale", content: lang.replace("-", "_") },
    { property: "og:title", content: title },
    { property: "og:description", content: seo.description },
    { property: "og:url", content: canonical },
    { property: "og:image", content: new URL(share.path, business.siteAddress).href },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(share.width) },
    { property: "og:image:height", content: String(share.height) },
    { property: "og:image:alt", content: alt },
    ...(article ? articleTags(article, business) : []),
    // A card without a title, a description and a picture takes those of Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function articleTags(
  { date, category, tags }: Queries.ArticleHeadFragment,
  { name }: BusinessFacts,
): MetaTag[] {
  return [
    { property: "article:published_time", content: date },
    { property: "article:modified_time", content: date },
    { property: "article:author", content: name },
    { property: "article:section", content: category },
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}

const siteLinks = (): LinkTag[] => [
  // The square icon is for search engines, and for browsers that accept no SVG icon.
  { rel: "icon", href: addressOf("/icons/icon-48.png"), type: "image/png", sizes: "48x48" },
  { rel: "icon", href: addressOf("/icons/icon.svg"), type: "image/svg+xml", sizes: "any" },
  { rel: "apple-touch-icon", href: addressOf("/icons/apple-touch-icon.png") },
  { rel: "manifest", href: addressOf(manifestPath) },
];
