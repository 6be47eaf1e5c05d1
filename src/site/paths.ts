import { pages } from "./pages";

/** Every path of the site: from the root, no trailing slash, no origin. */
export const paths = {
  home: pages.home.path,
  services: pages.services.path,
  service: (id: string) => `${pages.services.path}/${id}`,
  booking: pages.booking.path,
  contact: pages.contact.path,
  thanks: pages.thanks.path,
  contactThanks: pages["contact-thanks"].path,
  desk: pages.desk.path,
  quote: pages.quote.path,
  /** The quote's page once it was accepted. */
  quoteAccepted: `${pages.quote.path}?accepted`,
  about: pages.about.path,
  faq: pages.faq.path,
  portfolio: pages.portfolio.path,
  /** A job's own address: the portfolio with its dialog open. */
  portfolioItem: (slug: string) => `${pages.portfolio.path}#${slug}`,
  blog: pages.blog.path,
  blogPost: (slug: string) => `${pages.blog.path}/${slug}`,
  serviceAreas: pages["service-areas"].path,
  region: (id: string) => `/${id}`,
  privacy: pages.privacy.path,
  notFound: pages["404"].path,
  sitemap: "/sitemap.xml",
  manifest: "/manifest.webmanifest",
  /** Where forms post while no form provider is set: the preview server's inbox. */
  inbox: (form: "booking" | "contact" | "quote") => `/__inbox/${form}`,
} as const;

/** The query of a booking link: ids from closed lists, and a price in whole dollars. */
export interface BookingQuery {
  service?: string | undefined;
  vehicleSize?: string | undefined;
  estimate?: number | undefined;
  suburb?: string | undefined;
  addOns?: readonly string[] | undefined;
  condition?: readonly string[] | undefined;
}

/** The order of the parameters (specification, section 2). */
const queryKeys = ["service", "vehicleSize", "estimate", "suburb", "addOns", "condition"] as const;

/**
 * The query of an address with the choices added; parameters with other names stay. What is
 * undefined stays, too, and what is empty goes.
 */
export function withChoices(search: string, choices: BookingQuery): string {
  const parameters = new URLSearchParams(search);
  for (const key of queryKeys) {
    if (choices[key] === undefined) continue;
    // A list is written as one value, separated by commas.
    const value = String(choices[key]);
    if (value) parameters.set(key, value);
    else parameters.delete(key);
  }
  const query = parameters.toString();
  return query && `?${query}`;
}

/** The booking page with its form prefilled. */
export const bookingPath = (choices: BookingQuery): string =>
  paths.booking + withChoices("", choices);

/** The contact page with the question whether we come to a suburb. */
export function contactPath(subject: { suburb: string }): string {
  return `${paths.contact}?${new URLSearchParams(subject).toString()}`;
}

/** Lists to which the 404 page leads from unknown addresses below them. */
export const forwardingLists = [paths.services, paths.blog] as const;
