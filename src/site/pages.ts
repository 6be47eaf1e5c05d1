/** Where a page is linked from; menus keep the order of the table. */
export type Menu = "bar" | "menu" | "footer";

/** One page of the site. */
interface PageRow {
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

type RowId = keyof typeof pages;

/** Pages with words of their own in content/pages. */
export type PageId = Exclude<RowId, "404">;

/** Those of them whose head is described by nothing but their words. */
export type PlainPageId = {
  [Id in RowId]: (typeof pages)[Id]["head"] extends "page" ? Id : never;
}[RowId];

const rows = Object.entries(pages) as [RowId, PageRow][];
const idsWhere = (fits: (row: PageRow, id: RowId) => boolean) =>
  rows.filter(([id, row]) => fits(row, id)).map(([id]) => id);

/** A page of the table as its row says. */
export const pageRow = (id: RowId): PageRow => pages[id];

/** Pages whose words the owner may edit; each has a folder in `content/pages/`. */
export const pageIds = idsWhere((_, id) => id !== "404") as readonly PageId[];

/** Those that the site cannot do without. */
export const requiredPageIds = pageIds.filter((id) => pageRow(id).isOptional !== true);

/** Pages of nothing but a heading and a text, which src/templates/text-page shows. */
export const textPageIds = idsWhere(
  ({ file, head }) => file === null && head === "page",
) as readonly PlainPageId[];

/** Pages that show a text below the facts. */
export const pagesWithText = idsWhere(({ hasText }) => hasText === true) as readonly PageId[];

export const plainPageIds = idsWhere(({ head }) => head === "page") as readonly PlainPageId[];

/** Top-level addresses that regions may not take: pages, and folders that the build or `static/` puts there. */
export const reservedTopLevel: readonly string[] = [
  ...rows.map(([, { path }]) => path.slice(1)).filter(Boolean),
  ...["static", "page-data", "icons", "fonts", "styleguide"],
];

/** Addresses of folders that articles may not take, because pages of the site stand there. */
export const reservedBlogSlugs = ["page", "tag", "category"] as const;

export interface SiteLink {
  to: string;
  label: string;
}

/** The links of a menu, in order; to optional pages only where they are among those written. */
export function linksOf(menu: Menu, written: readonly string[] = []): SiteLink[] {
  return rows
    .filter(([id, row]) => row.menus.includes(menu) && (!row.isOptional || written.includes(id)))
    .map(([, { path, label }]) => ({ to: path, label }));
}

/** Whether a link leads to the page being shown or, where pages stand below it, to one of those. */
export function isCurrent(to: string, path: string): boolean {
  const row = rows.find(([, each]) => each.path === to)?.[1];
  return path === to || (row?.hasPagesBelow === true && path.startsWith(`${to}/`));
}
