import type {
  AdministrativeArea,
  AutoWash,
  BlogPosting,
  BreadcrumbList,
  DayOfWeek,
  Graph,
  WebSite,
} from "schema-dts";
import { internationalPhone } from "@/business/australian-phone";
import { dayName } from "@/business/dates";
import { formatPriceRange } from "@/business/money";
import type { SitePath } from "@/site/address";
import type { Crumb } from "@/site/breadcrumbs";
import { absoluteUrl } from "@/site/links";
import { pages } from "@/site/pages";
import { isIndexed, type PageFacts, type RegionName, type SiteFacts } from "./page-facts";

/** The properties of a type. Their names and values are checked against schema.org. */
type PropertiesOf<Type> = Extract<Type, object>;

interface HeadContext {
  site: SiteFacts;
  url: (path: SitePath) => string;
}

const currency = "AUD";

/** The logo as a square of 512 pixels. */
const logo = "/icons/icon-512.png";

/**
 * The structured data of a page (https://schema.org): each thing once, with references by `@id`.
 * Undefined for pages that search engines should not list. It has no ratings or reviews, because
 * those shown on the site may be samples.
 */
export function structuredDataFor(page: PageFacts, site: SiteFacts): Graph | undefined {
  if (!isIndexed(page)) return undefined;
  const { article, crumbs } = page;
  const url = (path: SitePath) => absoluteUrl(site.business.siteAddress, path);
  const context = { site, url };
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(article ? [blogPosting(page, article, context)] : []),
      ...(crumbs ? [breadcrumbList(crumbs, context)] : []),
      ...(isHome(page) ? [webSite(context)] : []),
      localBusiness(page, context),
    ],
  };
}

const isHome = ({ path }: PageFacts) => path === pages.home.path;
const businessId = (url: HeadContext["url"]) => `${url("/")}#business`;

/**
 * The business as https://schema.org/AutoWash, a kind of LocalBusiness. It has no coordinates,
 * because it has no premises. Only the home page has its description; on an article it is only the
 * publisher.
 */
function localBusiness(page: PageFacts, context: HeadContext): PropertiesOf<AutoWash> {
  const { business, prices, regions, picture } = context.site;
  const { base, social } = business;
  const sameAs = [social.facebook, social.instagram].filter((address) => address != null);
  const publisher = {
    "@type": "AutoWash",
    "@id": businessId(context.url),
    name: business.name,
    url: context.url("/"),
    logo: context.url(logo),
  } as const;
  if (page.article) return publisher;
  return {
    ...publisher,
    alternateName: business.shortName,
    ...(isHome(page) ? { description: business.description, slogan: business.tagline } : {}),
    image: new URL(picture.share.path, business.siteAddress).href,
    telephone: internationalPhone(business.phone.main),
    email: business.email,
    ...(prices.length > 0 ? { priceRange: formatPriceRange(prices) } : {}),
    currenciesAccepted: currency,
    address: {
      "@type": "PostalAddress",
      addressLocality: base.locality,
      addressRegion: base.state,
      addressCountry: base.country,
    },
    areaServed: regions.map(area),
    openingHoursSpecification: business.hours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${dayName(day)}` as DayOfWeek),
      opens,
      closes,
    })),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}

/** The breadcrumb that a page shows; its last step is the page itself. */
function breadcrumbList(
  crumbs: readonly Crumb[],
  { url }: HeadContext,
): PropertiesOf<BreadcrumbList> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: url(crumb.path),
    })),
  };
}

/**
 * The name of the site in search results, set on the home page only
 * (https://developers.google.com/search/docs/appearance/site-names).
 */
function webSite(context: HeadContext): PropertiesOf<WebSite> {
  const { name, shortName } = context.site.business;
  return { "@type": "WebSite", url: context.url("/"), name, alternateName: shortName };
}

function blogPosting(
  { path, seo, picture }: PageFacts,
  { date }: Queries.ArticleHeadFragment,
  { site, url }: HeadContext,
): PropertiesOf<BlogPosting> {
  const { share } = picture ?? site.picture;
  return {
    "@type": "BlogPosting",
    url: url(path),
    headline: seo.title,
    description: seo.description,
    image: new URL(share.path, site.business.siteAddress).href,
    author: {
      "@type": "Organization",
      "@id": businessId(url),
      name: site.business.name,
      url: url(pages.about.path),
    },
    publisher: { "@id": businessId(url) },
    datePublished: date,
    // Both dates are that of the post, as the specification asks.
    dateModified: date,
  };
}

/** A region whose long name differs from its short one is a part of a city. */
function area({ name, longName }: RegionName): PropertiesOf<AdministrativeArea> {
  return { "@type": name === longName ? "City" : "AdministrativeArea", name: longName };
}

const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * A value as JSON that is safe inside `<script type="application/ld+json">`: no text in it can
 * close the element, open a comment or end a line of script
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 * Parsing it gives the same value.
 */
export function serialiseJsonLd(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  );
}
