import { absoluteUrl } from "../links";
import { paths } from "../paths";
import { themeColour } from "./brand";
import { describePage } from "./describe-page";
import type { BusinessFacts, SeoPage, SharedPicture, SiteFacts } from "./page-facts";
import { appleTouchIcon, pageIcons } from "./app-icons";
import { startOfDay } from "./start-of-day";

/** A `<meta>` with its attributes as HTML names them. */
export type MetaTag =
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
  description: string;
  /** Absolute address, without a slash at its end but for the root. */
  canonical: string;
  /** Whether search engines may list the page; the sitemap holds exactly these. */
  isIndexed: boolean;
  meta: MetaTag[];
  link: LinkTag[];
}

const lang = "en-AU";

/** Search results cut titles off after about this many letters. */
const maxTitleLetters = 60;

/**
 * The title of a page with the longest form of the business's name that fits, or with none where the words alone fill the
 * line.
 */
function brandTitle(words: string, { name, shortName }: BusinessFacts): string {
  const candidates = [name, shortName].map((brand) => `${words} | ${brand}`);
  return candidates.find((title) => [...title].length <= maxTitleLetters) ?? words;
}

/**
 * The head of a page. Sources: https://ogp.me (Open Graph, article), Twitter's card tags, RFC 6596
 * (canonical), and the geo and ICBM tags of https://geotags.com.
 */
export function seoFor(page: SeoPage, site: SiteFacts): Seo {
  const { business } = site;
  const { path, words, isIndexed, picture } = describePage(page, business);
  const title = brandTitle(words.title, business);
  const { description } = words;
  const canonical = absoluteUrl(business.siteAddress, path);
  const shared = { title, description, canonical };
  return {
    lang,
    title,
    description,
    canonical,
    isIndexed,
    meta: [
      { name: "description", content: description },
      {
        name: "robots",
        content: isIndexed ? "index, follow, max-image-preview:large" : "noindex, follow",
      },
      { name: "theme-color", content: themeColour },
      ...redirectTags(page),
      ...keywordTags(page),
      ...geoTags(page, business),
      ...(isIndexed ? shareTags(page, shared, picture ?? site.picture, business) : []),
    ],
    link: [
      { rel: "canonical", href: canonical },
      ...(page.kind === "redirect" ? [] : siteLinks(business)),
    ],
  };
}

function redirectTags(page: SeoPage): MetaTag[] {
  if (page.kind !== "redirect") return [];
  return [{ "http-equiv": "refresh", content: `0; url=${page.to}` }];
}

function keywordTags(page: SeoPage): MetaTag[] {
  if (page.kind !== "blog-post" || page.post.tags.length === 0) return [];
  return [{ name: "keywords", content: page.post.tags.join(", ") }];
}

function geoTags(page: SeoPage, { base }: BusinessFacts): MetaTag[] {
  if (page.kind !== "region") return [];
  const { longName, geo } = page.region;
  return [
    { name: "geo.region", content: `${base.country}-${base.state}` },
    { name: "geo.placename", content: longName },
    { name: "geo.position", content: `${geo.latitude};${geo.longitude}` },
    { name: "ICBM", content: `${geo.latitude}, ${geo.longitude}` },
  ];
}

function shareTags(
  page: SeoPage,
  { title, description, canonical }: { title: string; description: string; canonical: string },
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
    // Title and description are those of Open Graph where a card has none of its own.
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: alt },
  ];
}

function articleTags(page: SeoPage, { name, timeZone }: BusinessFacts): MetaTag[] {
  if (page.kind !== "blog-post") return [];
  const { date, category, tags } = page.post;
  const published = startOfDay(date, timeZone);
  return [
    { property: "article:published_time", content: published },
    { property: "article:modified_time", content: published },
    { property: "article:author", content: name },
    { property: "article:section", content: category },
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}

function siteLinks({ name }: BusinessFacts): LinkTag[] {
  return [
    ...pageIcons.map(({ path, ...attributes }) => ({ rel: "icon", href: path, ...attributes })),
    { rel: "apple-touch-icon", href: appleTouchIcon },
    { rel: "alternate", type: "application/rss+xml", title: `${name}: articles`, href: paths.feed },
  ];
}
