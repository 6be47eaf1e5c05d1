import { paths } from "../paths";
import type { PlainPageId } from "./page-facts";

interface PlainPage {
  /** As breadcrumbs name it. */
  name: string;
  path: string;
  /** https://schema.org/WebPage or one of its subtypes. */
  type: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";
  /** False for pages that make sense only after a form was sent. */
  isIndexed: boolean;
}

/** The pages that are files in `src/pages`, by the folder their words are in. */
export const plainPages: Record<PlainPageId, PlainPage> = {
  services: {
    name: "Services",
    path: paths.services,
    type: "CollectionPage",
    isIndexed: true,
  },
  booking: { name: "Book Now", path: paths.booking, type: "WebPage", isIndexed: true },
  contact: { name: "Contact", path: paths.contact, type: "ContactPage", isIndexed: true },
  about: { name: "About Us", path: paths.about, type: "AboutPage", isIndexed: true },
  faq: { name: "FAQ", path: paths.faq, type: "WebPage", isIndexed: true },
  portfolio: {
    name: "Portfolio",
    path: paths.portfolio,
    type: "CollectionPage",
    isIndexed: true,
  },
  "service-areas": {
    name: "Service Areas",
    path: paths.serviceAreas,
    type: "CollectionPage",
    isIndexed: true,
  },
  privacy: { name: "Privacy", path: paths.privacy, type: "WebPage", isIndexed: true },
  thanks: {
    name: "Booking Request Received",
    path: paths.thanks,
    type: "WebPage",
    isIndexed: false,
  },
  "contact-thanks": {
    name: "Message Received",
    path: paths.contactThanks,
    type: "WebPage",
    isIndexed: false,
  },
};
