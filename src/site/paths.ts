import { pages } from "./pages";

// Addresses below a page, or with a query: from the root, no trailing slash, no origin.

/** The page of a service, by its id or short code. */
export const serviceAt = (id: string) => `${pages.services.path}/${id}`;
/** The page of an article. */
export const postAt = (slug: string) => `${pages.blog.path}/${slug}`;
/** The page of a region. */
export const regionAt = (id: string) => `/${id}`;
/** A job's own address: the portfolio with its dialog open. */
export const jobAt = (slug: string) => `${pages.portfolio.path}#${slug}`;
/** The quote's page once it was accepted. */
export const quoteAccepted = `${pages.quote.path}?accepted`;
/** The list of all pages for search engines. */
export const sitemapPath = "/sitemap.xml";
/** The facts for an icon on the home screen. */
export const manifestPath = "/manifest.webmanifest";

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
  pages.booking.path + withChoices("", choices);

/** The contact page with the question whether we come to a suburb. */
export function contactPath(subject: { suburb: string }): string {
  return `${pages.contact.path}?${new URLSearchParams(subject).toString()}`;
}
