/** A type of https://schema.org as far as this site uses it. */
interface SchemaType {
  /** Types it inherits properties from. */
  parents: readonly string[];
  /** Its own properties with the kinds of value they take: data types and names of types. */
  properties: Readonly<Record<string, readonly string[]>>;
}

const address = ["URL"];
const words = ["Text"];
const day = ["Date", "DateTime"];

/**
 * Kept by hand from https://schema.org (release 29). Only what the site writes stands here: anything
 * else in a page is a mistake or wants an entry. Ratings and reviews are left out on purpose.
 */
export const schemaTypes: Readonly<Record<string, SchemaType>> = {
  Thing: {
    parents: [],
    properties: {
      name: words,
      alternateName: words,
      description: words,
      url: address,
      image: ["URL", "ImageObject"],
      sameAs: address,
      mainEntityOfPage: ["CreativeWork", "URL"],
    },
  },
  CreativeWork: {
    parents: ["Thing"],
    properties: {
      about: ["Thing"],
      author: ["Organization"],
      publisher: ["Organization"],
      datePublished: day,
      dateModified: day,
      headline: words,
      inLanguage: words,
      isPartOf: ["CreativeWork"],
      keywords: words,
      mainEntity: ["Thing"],
      text: words,
    },
  },
  WebSite: { parents: ["CreativeWork"], properties: {} },
  WebPage: {
    parents: ["CreativeWork"],
    properties: { breadcrumb: ["BreadcrumbList"], primaryImageOfPage: ["ImageObject"] },
  },
  AboutPage: { parents: ["WebPage"], properties: {} },
  ContactPage: { parents: ["WebPage"], properties: {} },
  CollectionPage: { parents: ["WebPage"], properties: {} },
  FAQPage: { parents: ["WebPage"], properties: {} },
  Article: {
    parents: ["CreativeWork"],
    properties: { articleSection: words, wordCount: ["Integer"] },
  },
  BlogPosting: { parents: ["Article"], properties: {} },
  Question: { parents: ["CreativeWork"], properties: { acceptedAnswer: ["Answer"] } },
  Answer: { parents: ["CreativeWork"], properties: {} },
  ImageObject: { parents: ["CreativeWork"], properties: { caption: words } },
  Place: {
    parents: ["Thing"],
    properties: {
      address: ["PostalAddress"],
      geo: ["GeoCoordinates"],
      openingHoursSpecification: ["OpeningHoursSpecification"],
      telephone: words,
    },
  },
  AdministrativeArea: { parents: ["Place"], properties: {} },
  City: { parents: ["AdministrativeArea"], properties: {} },
  Organization: {
    parents: ["Thing"],
    properties: {
      address: ["PostalAddress"],
      areaServed: ["AdministrativeArea", "Place"],
      email: words,
      slogan: words,
      telephone: words,
    },
  },
  LocalBusiness: {
    parents: ["Organization", "Place"],
    properties: { currenciesAccepted: words, priceRange: words },
  },
  AutoWash: { parents: ["LocalBusiness"], properties: {} },
  Service: {
    parents: ["Thing"],
    properties: {
      areaServed: ["AdministrativeArea", "Place"],
      hasOfferCatalog: ["OfferCatalog"],
      offers: ["Offer"],
      provider: ["Organization"],
      serviceType: words,
    },
  },
  Offer: {
    parents: ["Thing"],
    properties: {
      itemOffered: ["Service"],
      priceCurrency: words,
      priceSpecification: ["PriceSpecification"],
    },
  },
  PriceSpecification: {
    parents: ["Thing"],
    properties: { minPrice: ["Number"], priceCurrency: words },
  },
  ItemList: { parents: ["Thing"], properties: { itemListElement: ["Thing"] } },
  OfferCatalog: { parents: ["ItemList"], properties: {} },
  BreadcrumbList: { parents: ["ItemList"], properties: {} },
  ListItem: {
    parents: ["Thing"],
    // An address stands for the page, as
    // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb has it.
    properties: { item: ["Thing", "URL"], position: ["Integer"] },
  },
  PostalAddress: {
    parents: ["Thing"],
    properties: { addressCountry: words, addressLocality: words, addressRegion: words },
  },
  GeoCoordinates: {
    parents: ["Thing"],
    properties: { latitude: ["Number"], longitude: ["Number"] },
  },
  OpeningHoursSpecification: {
    parents: ["Thing"],
    properties: { closes: ["Time"], dayOfWeek: ["DayOfWeek"], opens: ["Time"] },
  },
};

/** The data types a text or a number may be: https://schema.org/DataType and the one enumeration used. */
export const dataTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === "string" && value.trim() !== "",
  URL: (value) => typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value),
  Number: (value) => typeof value === "number" && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Date: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) =>
    typeof value === "string" &&
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
  Time: (value) => typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  DayOfWeek: (value) =>
    typeof value === "string" &&
    /^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(value),
};

/** A type with all it inherits from. */
export function ancestry(type: string): string[] {
  const found = schemaTypes[type];
  return found ? [type, ...found.parents.flatMap(ancestry)] : [];
}

/** The kinds of value a property of a type takes; undefined when the type has no such property. */
export function rangeOf(type: string, property: string): readonly string[] | undefined {
  for (const name of ancestry(type)) {
    const properties = schemaTypes[name]?.properties ?? {};
    if (Object.hasOwn(properties, property)) return properties[property];
  }
  return undefined;
}
