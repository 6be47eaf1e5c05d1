import {
  type PageId,
  type PageRow,
  pageRow,
  pageRows,
  type PlainPageId,
  type RowId,
} from "./pages";

// What the table of pages says to builds and checks; browsers take src/site/pages.ts alone.

const idsWhere = (fits: (row: PageRow, id: RowId) => boolean) =>
  pageRows.filter(([id, row]) => fits(row, id)).map(([id]) => id);

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
  ...pageRows.map(([, { path }]) => path.slice(1)).filter(Boolean),
  ...["static", "page-data", "icons", "fonts", "styleguide"],
];

/** Addresses of folders that articles may not take, because pages of the site stand there. */
export const reservedBlogSlugs = ["page", "tag", "category"] as const;
