import { paths } from "../../site/paths";

export interface SiteLink {
  to: string;
  label: string;
}

/** Links of the bar, in order. */
export const mainLinks: readonly SiteLink[] = [
  { to: paths.home, label: "Home" },
  { to: paths.services, label: "Services" },
  { to: paths.serviceAreas, label: "Service Areas" },
  { to: paths.about, label: "About Us" },
  { to: paths.faq, label: "FAQ" },
  { to: paths.contact, label: "Contact" },
];

/** Links of the mobile menu: the bar's and two more. */
export const menuLinks: readonly SiteLink[] = [
  ...mainLinks,
  { to: paths.blog, label: "Tips & Advice" },
  { to: paths.portfolio, label: "Portfolio" },
];

/** Links of the footer: every page of the site that a visitor looks for. */
export const footerLinks: readonly SiteLink[] = [
  ...menuLinks,
  { to: paths.booking, label: "Book Now" },
  { to: paths.privacy, label: "Privacy" },
];

/** Whether a link leads to the page being shown or, for Services and Tips & Advice, to one below it. */
export function isCurrent(to: string, path: string): boolean {
  if (to === paths.services || to === paths.blog) return path === to || path.startsWith(`${to}/`);
  return path === to;
}
