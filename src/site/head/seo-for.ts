import { absoluteUrl } from "@/site/links";
import { manifestPath } from "@/site/paths";
import { describePage } from "./describe-page";
import type { BusinessFacts, SeoPage, SharedPicture, SiteFacts } from "./page-facts";

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
export interface Seo {
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
export function seoFor(page: SeoPage, site: SiteFacts): Seo {
  const { business } = site;
  const { path, seo, isIndexed, picture } = describePage(page);
  const canonical = absoluteUrl(business.siteAddress, path);
  const { description } = seo;
  const shown = { title: brandTitle(seo.title, business), description, canonical };
  return {
    lang,
    title: shown.title,
    meta: [
      { name: "description", content: description },
      // With noindex, search engines would drop an old address and not pass it on.
      ...(page.kind === "redirect"
        ? []
        : [
            {
              name: "robots",
              content: isIndexed ? "index, follow, max-image-preview:large" : "noindex, follow",
            },
          ]),
      ...tagsOfKind(page, business),
      ...(isIndexed ? shareTags(page, shown, picture ?? site.picture, business) : []),
    ],
    link: [
      // The 404 page is shown at unknown addresses, so it has no address of its own.
      ...(page.kind === "not-found" ? [] : [{ rel: "canonical", href: canonical }]),
      ...(page.kind === "redirect" ? [] : siteLinks),
    ],
  };
}

/** The tags for pages of one kind. */
function tagsOfKind(page: SeoPage, { base }: BusinessFacts): MetaTag[] {
  switch (page.kind) {
    case "redirect":
      return [{ "http-equiv": "refresh", content: `0; url=${page.to}` }];
    case "blog-post":
      return [{ name: "keywords", content: page.post.tags.join(", ") }];
    case "region": {
      const { longName, geo } = page.region;
      return [
        { name: "geo.region", content: `${base.country}-${base.state}` },
        { name: "geo.placename", content: longName },
        { name: "geo.position", content: `${geo.latitude};${geo.longitude}` },
        { name: "ICBM", content: `${geo.latitude}, ${geo.longitude}` },
      ];
    }
    default:
      return [];
  }
}

function shareTags(
  page: SeoPage,
  { title, description, canonical }: Record<"title" | "description" | "canonical", string>,
  { alt, share }: SharedPicture,
  business: BusinessFacts,
): MetaTag[] {
  const image = absoluteUrl(business.siteAddress, share.path);
  return [
    { property: "og:type", content: page.kind === "blog-post" ? "article" : "website" },
    { property: "og:site_name", content: business.name },
    { property: "og:locale", content: lang.replace("-", "_") },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(share.width) },
    { property: "og:image:height", content: String(share.height) },
    { property: "og:image:alt", content: alt },
    ...articleTags(page, business),
    // A card without a title, description and picture of its own takes those of Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function articleTags(page: SeoPage, { name }: BusinessFacts): MetaTag[] {
  if (page.kind !== "blog-post") return [];
  const { date, category, tags } = page.post;
  return [
    { property: "article:published_time", content: date },
    { property: "article:modified_time", content: date },
    { property: "article:author", content: name },
    { property: "article:section", content: category },
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}

const siteLinks: LinkTag[] = [
  // The square icon is for search engines, and for browsers that accept no SVG icon.
  { rel: "icon", href: "/icons/icon-48.png", type: "image/png", sizes: "48x48" },
  { rel: "icon", href: "/icons/icon.svg", type: "image/svg+xml", sizes: "any" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: manifestPath },
];
