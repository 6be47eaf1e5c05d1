import { type PageId, type PageRow, pageRows } from "./pages";

// The table of pages as builds and checks need it; browsers load src/site/pages.ts alone.

const editableRows = pageRows.filter(([id]) => id !== "404") as [PageId, PageRow][];

const idsWhere = (matches: (row: PageRow) => boolean): readonly PageId[] =>
  editableRows.filter(([, row]) => matches(row)).map(([id]) => id);

/** Pages whose words the owner may edit; each has a folder in `content/pages/`. */
export const pageIds = idsWhere(() => true);

/** Pages that consist of a heading and a text. */
export const textPageIds = idsWhere((row) => row.isTextPage === true);

/** Pages that show the text below the front matter. */
export const pagesWithText = idsWhere((row) => (row.hasText ?? row.isTextPage) === true);

/** Top-level folders that the build or `static/` adds to the site. */
const ownFolders: readonly string[] = ["static", "page-data", "_gatsby", "icons", "fonts", "admin"];

/** Top-level addresses that regions may not take, because pages or those folders have them. */
export const reservedTopLevel: readonly string[] = [
  ...pageRows.map(([, { path }]) => path.slice(1)).filter(Boolean),
  ...ownFolders,
  "index",
];
