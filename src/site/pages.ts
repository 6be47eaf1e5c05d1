import type { SitePath } from "./address";

/** Where a page is linked from; menus keep the order of the table. */
type Menu = "bar" | "menu" | "footer";

export interface PageRow {
  path: SitePath;
  /** Its name in menus and breadcrumbs. */
  label: string;
  /** Its name in breadcrumbs, if it is shorter there. */
  crumb?: string;
  /** Menus that link to it: the header's bar, the mobile menu, the footer. */
  menus: readonly Menu[];
  /** Whether search engines may list it: not confirmations, the desk or the 404 page. */
  isIndexed: boolean;
  /** Whether its address may carry personal details after the #: it isn't fetched early. */
  isOfDesk?: true;
  /** Whether it shows the text below the front matter of content/pages/<id>/index.md. */
  hasText?: true;
  /** Whether there are pages below it, which mark its link in a menu too. */
  hasPagesBelow?: true;
  /** Whether it is a heading and that text alone, which src/templates/text-page shows. */
  isTextPage?: true;
}

const everywhere = ["bar", "menu", "footer"] as const;
const notInBar = ["menu", "footer"] as const;
const page = { isIndexed: true } as const;
const hiddenPage = { ...page, menus: [], isIndexed: false } as const;
const deskPage = { ...hiddenPage, isOfDesk: true } as const;

/**
 * Every page with a fixed address, in the order of the menus. The key of a row is the folder in
 * content/pages. Pages for each service, region and article are made from the content: paths.ts has
 * their addresses.
 */
export const pages = {
  home: { ...page, path: "/", label: "Home", menus: everywhere },
  services: {
    ...page,
    path: "/services",
    label: "Services",
    menus: everywhere,
    hasText: true,
    hasPagesBelow: true,
  },
  "service-areas": {
    ...page,
    path: "/service-areas",
    label: "Service Areas",
    menus: everywhere,
  },
  about: {
    ...page,
    path: "/about",
    label: "About Us",
    menus: everywhere,
    hasText: true,
  },
  faq: { ...page, path: "/faq", label: "FAQ", menus: everywhere },
  contact: { ...page, path: "/contact", label: "Contact", menus: everywhere },
  blog: {
    ...page,
    path: "/blog",
    label: "Tips & Advice",
    crumb: "Blog",
    menus: notInBar,
    hasPagesBelow: true,
  },
  portfolio: { ...page, path: "/portfolio", label: "Portfolio", menus: notInBar },
  booking: { ...page, path: "/booking", label: "Book Now", menus: ["footer"] },
  privacy: {
    ...page,
    path: "/privacy",
    label: "Privacy",
    menus: ["footer"],
    isTextPage: true,
  },
  terms: {
    ...page,
    path: "/terms",
    label: "Terms",
    menus: ["footer"],
    isTextPage: true,
  },
  accessibility: {
    ...page,
    path: "/accessibility",
    label: "Accessibility",
    menus: ["footer"],
    isTextPage: true,
  },
  thanks: { ...hiddenPage, path: "/thanks", label: "Booking Request Received" },
  "contact-thanks": { ...hiddenPage, path: "/contact-thanks", label: "Message Received" },
  desk: { ...deskPage, path: "/desk", label: "Desk" },
  quote: { ...deskPage, path: "/quote", label: "Your Quote" },
  "404": { ...hiddenPage, path: "/404", label: "Page Not Found" },
} as const satisfies Record<string, PageRow>;

type RowId = keyof typeof pages;

/** Pages with a folder in content/pages. */
export type PageId = Exclude<RowId, "404">;

/** All pages, each with its id. */
export const pageRows = Object.entries(pages) as [RowId, PageRow][];

/** The row of the page at a path, if it is one of the table. */
export const pageAt = (path: string): PageRow | undefined =>
  pageRows.find(([, row]) => row.path === path)?.[1];

/** The paths of the desk's pages, whose addresses may carry personal details. */
export const deskPaths: readonly SitePath[] = pageRows.flatMap(([, { isOfDesk, path }]) =>
  isOfDesk ? path : [],
);

/** The links of a menu, in order. Without an article, there is no blog. */
export function linksOf(menu: Menu, hasArticles: boolean) {
  return pageRows
    .filter(([id, { menus }]) => menus.includes(menu) && (hasArticles || id !== "blog"))
    .map(([, { path, label }]) => ({ to: path, label }));
}

/** The `aria-current` of a link: "page" to the page itself, "true" to one that has it below. */
export function currentOf(to: string, path: string): "page" | "true" | undefined {
  if (to === path) return "page";
  return pageAt(to)?.hasPagesBelow && path.startsWith(`${to}/`) ? "true" : undefined;
}
