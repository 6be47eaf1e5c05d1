/** Every path of the site is made here: from the root, no trailing slash, no origin. */
export const paths = {
  home: "/",
  services: "/services",
  service: (id: string) => `/services/${id}`,
  booking: "/booking",
  contact: "/contact",
  thanks: "/thanks",
  contactThanks: "/contact-thanks",
  about: "/about",
  faq: "/faq",
  portfolio: "/portfolio",
  /** A job's own address: the portfolio with its dialog open. */
  portfolioItem: (slug: string) => `/portfolio#${slug}`,
  blog: "/blog",
  blogPage: (page: number) => (page <= 1 ? "/blog" : `/blog/page/${page}`),
  blogPost: (slug: string) => `/blog/${slug}`,
  blogTag: (tag: string) => `/blog/tag/${slugOf(tag)}`,
  blogCategory: (category: string) => `/blog/category/${slugOf(category)}`,
  serviceAreas: "/service-areas",
  region: (id: string) => `/${id}`,
  privacy: "/privacy",
  notFound: "/404",
  feed: "/rss.xml",
  sitemap: "/sitemap.xml",
  manifest: "/manifest.webmanifest",
  allIcons: "/icons/all.svg",
  /** The script of the first view, named by a hash of 20 hexadecimal digits. */
  firstView: (hash: string) => `/first-view-${hash}.js`,
  /** Where forms post while no form service is set: the preview server's inbox. */
  inbox: (form: "booking" | "contact") => `/__inbox/${form}`,
} as const;

/** Addresses of folders that articles may not take, because pages of the site stand there. */
export const reservedBlogSlugs = ["page", "tag", "category"] as const;

/** Top-level addresses that regions may not take. */
export const reservedTopLevel = [
  "services",
  "booking",
  "contact",
  "thanks",
  "contact-thanks",
  "about",
  "faq",
  "portfolio",
  "blog",
  "service-areas",
  "privacy",
  "404",
  "static",
  "page-data",
  "styleguide",
] as const;

/** Whether a path is that of a script of the first view, whatever its hash. */
export const isFirstView = (path: string) => /^\/first-view-[0-9a-f]{20}\.js$/.test(path);

/** What a booking link carries: all optional, all from closed lists or whole dollars. */
export interface BookingQuery {
  service?: string;
  vehicleSize?: string;
  estimate?: number;
  suburb?: string;
}

/** The booking page with its form prefilled. */
export function bookingPath(query: BookingQuery = {}): string {
  const parameters = new URLSearchParams();
  for (const key of ["service", "vehicleSize", "estimate", "suburb"] as const) {
    const value = query[key];
    if (value !== undefined && value !== "") parameters.set(key, String(value));
  }
  const search = parameters.toString();
  return search === "" ? paths.booking : `${paths.booking}?${search}`;
}

/** Lower-case words joined by hyphens: `Health & Safety` → `health-safety`. */
export function slugOf(words: string): string {
  return words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A path without its trailing slash (the root keeps its own), as canonical addresses are written. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** The list that an unknown service or article forwards to; undefined for any other path. */
export function listAbove(path: string): string | undefined {
  const [, first, second] = withoutTrailingSlash(path).split("/");
  if (second === undefined) return undefined;
  return first === "services" ? paths.services : first === "blog" ? paths.blog : undefined;
}

/** The absolute address of a path on the published site. */
export function absoluteUrl(siteAddress: string, path: string): string {
  return path === "/" ? `${siteAddress}/` : `${siteAddress}${path}`;
}

/** `tel:` link with digits and a leading plus only; Australian numbers become +61. */
export function telephoneLink(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}

/** `sms:` link, with a ready text where one is given. */
export function textMessageLink(phone: string, body?: string): string {
  const base = `sms:${internationalPhone(phone)}`;
  return body === undefined ? base : `${base}?&body=${encodeURIComponent(body)}`;
}

/** E.164 form: `0491 570 156` → `+61491570156`. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.startsWith("+")
    ? digits
    : digits.startsWith("0")
      ? `+61${digits.slice(1)}`
      : digits;
}

/** `mailto:` link with subject and body escaped for mail programs. */
export function mailLink(
  address: string,
  { subject, body }: { subject?: string; body?: string } = {},
): string {
  const parts = [
    subject === undefined ? undefined : `subject=${encodeURIComponent(subject)}`,
    body === undefined ? undefined : `body=${encodeURIComponent(body)}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? `mailto:${address}` : `mailto:${address}?${parts.join("&")}`;
}
