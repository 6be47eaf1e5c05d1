/** Where a page is linked from; menus keep the order of the table. */
export type Menu = "bar" | "menu" | "footer";

/** One page of the site. */
export interface PageRow {
  path: `/${string}`;
  /** As menus and breadcrumbs name it. */
  label: string;
  /** As breadcrumbs name it, where menus say more. */
  crumb?: string;
  /** Menus that link to it: the header's bar, the mobile menu, the footer. */
  menus: readonly Menu[];
  /** The file in src/pages; null for pages that a template makes. */
  file: string | null;
  /** Kind of its head (src/site/head/page-facts.ts). */
  head: "home" | "page" | "blog-list" | "not-found";
  /** https://schema.org/WebPage or one of its subtypes. */
  type: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";
  /** False for pages that make sense only after a form was sent, and for the page that says there is none. */
  isIndexed: boolean;
  /** Whether it shows a text below the facts of content/pages/<id>/index.md. */
  hasText?: true;
  /** Whether the site does without it where the owner has not written it. */
  isOptional?: true;
  /** Whether pages stand below it, for which its link in a menu is marked too. */
  hasPagesBelow?: true;
}

const everywhere = ["bar", "menu", "footer"] as const;
const notInBar = ["menu", "footer"] as const;
const page = { head: "page", type: "WebPage", isIndexed: true } as const;

/**
 * Every page with an address of its own, in the order of the menus. The key of a row is the folder of the page's words
 * in content/pages. Pages for each service, region and article are made from the content: `paths` has their addresses.
 */
export const pages = {
  home: { ...page, path: "/", label: "Home", menus: everywhere, file: "index", head: "home" },
  services: {
    ...page,
    path: "/services",
    label: "Services",
    menus: everywhere,
    file: "services",
    type: "CollectionPage",
    hasText: true,
    hasPagesBelow: true,
  },
  "service-areas": {
    ...page,
    path: "/service-areas",
    label: "Service Areas",
    menus: everywhere,
    file: "service-areas",
    type: "CollectionPage",
  },
  about: {
    ...page,
    path: "/about",
    label: "About Us",
    menus: everywhere,
    file: "about",
    type: "AboutPage",
    hasText: true,
  },
  faq: { ...page, path: "/faq", label: "FAQ", menus: everywhere, file: "faq" },
  contact: {
    ...page,
    path: "/contact",
    label: "Contact",
    menus: everywhere,
    file: "contact",
    type: "ContactPage",
  },
  blog: {
    ...page,
    path: "/blog",
    label: "Tips & Advice",
    crumb: "Blog",
    menus: notInBar,
    file: null,
    head: "blog-list",
    type: "CollectionPage",
    hasPagesBelow: true,
  },
  portfolio: {
    ...page,
    path: "/portfolio",
    label: "Portfolio",
    menus: notInBar,
    file: "portfolio",
    type: "CollectionPage",
  },
  booking: { ...page, path: "/booking", label: "Book Now", menus: ["footer"], file: "booking" },
  privacy: {
    ...page,
    path: "/privacy",
    label: "Privacy",
    menus: ["footer"],
    file: "privacy",
    hasText: true,
  },
  terms: {
    ...page,
    path: "/terms",
    label: "Terms",
    menus: ["footer"],
    file: null,
    hasText: true,
    isOptional: true,
  },
  accessibility: {
    ...page,
    path: "/accessibility",
    label: "Accessibility",
    menus: ["footer"],
    file: null,
    hasText: true,
  },
  thanks: {
    ...page,
    path: "/thanks",
    label: "Booking Request Received",
    menus: [],
    file: "thanks",
    isIndexed: false,
  },
  "contact-thanks": {
    ...page,
    path: "/contact-thanks",
    label: "Message Received",
    menus: [],
    file: "contact-thanks",
    isIndexed: false,
  },
  "404": {
    ...page,
    path: "/404",
    label: "Page Not Found",
    menus: [],
    file: "404",
    head: "not-found",
    isIndexed: false,
  },
} as const satisfies Record<string, PageRow>;

export type RowId = keyof typeof pages;

/** Pages with words of their own in content/pages. */
export type PageId = Exclude<RowId, "404">;

/** Those of them whose head is described by nothing but their words. */
export type PlainPageId = {
  [Id in RowId]: (typeof pages)[Id]["head"] extends "page" ? Id : never;
}[RowId];

/** All pages, each with its id. */
export const pageRows = Object.entries(pages) as [RowId, PageRow][];
/** A page of the table as its row says. */
export const pageRow = (id: RowId): PageRow => pages[id];

/** The links of a menu, in order; to optional pages only where they are among those written. */
export function linksOf(menu: Menu, written: readonly string[] = []) {
  return pageRows
    .filter(([id, row]) => row.menus.includes(menu) && (!row.isOptional || written.includes(id)))
    .map(([, { path, label }]) => ({ to: path, label }));
}

/** Whether a link leads to the page being shown or, where pages stand below it, to one of those. */
export function isCurrent(to: string, path: string): boolean {
  const row = pageRows.find(([, each]) => each.path === to)?.[1];
  return path === to || (row?.hasPagesBelow === true && path.startsWith(`${to}/`));
}
