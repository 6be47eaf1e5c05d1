import { type PageId, type PageRow, pageRows } from "./pages";
import { paths } from "./paths";

// The table of pages as builds and checks need it; browsers load src/site/pages.ts alone.

const editableRows = pageRows.filter(([id]) => id !== "404") as [PageId, PageRow][];

const idsWhere = (matches: (row: PageRow) => boolean): readonly PageId[] =>
  editableRows.filter(([, row]) => matches(row)).map(([id]) => id);

/** Pages whose words the owner may edit; each has a folder in `content/pages/`. */
export const pageIds = idsWhere(() => true);

/** Pages that the site can't do without. */
export const requiredPageIds = idsWhere((row) => !row.isOptional);

/** Pages that consist of a heading and a text; src/templates/text-page shows them. */
export const textPageIds = idsWhere((row) => row.template === "text-page");

/** Pages that show the text below the front matter. */
export const pagesWithText = idsWhere((row) => row.hasText === true);

/** Top-level folders that the build or `static/` adds to the site. */
const ownFolders: readonly string[] = ["static", "page-data", "_gatsby", "icons", "fonts", "admin"];

/** Files at the top level that the build writes, or that are in `static/`. */
const ownFiles: readonly string[] = [
  ...[paths.notFound, paths.sitemap, paths.manifest].map((path) => path.slice(1)),
  "404.html",
  "_headers",
  "_redirects",
  "robots.txt",
  "favicon.ico",
  "map.svg",
  "edge.avif",
  "edge-up.avif",
  "wipe.avif",
];

/** Whether the site itself has a file or folder there: `/robots.txt`, `/icons/a.png`. */
export function isOwnAddress(address: string): boolean {
  const [, top = ""] = address.split("/");
  // The build's own scripts, styles and lists have such endings, and /index is the home page.
  const isOfBuild = /^index$|\.(js|css|json|map)$/.test(top);
  return isOfBuild || ownFolders.includes(top) || ownFiles.includes(top);
}

/** Top-level addresses that regions may not take, because pages or those folders have them. */
export const reservedTopLevel: readonly string[] = [
  ...pageRows.map(([, { path }]) => path.slice(1)).filter(Boolean),
  ...ownFolders,
  "index",
];

/** A message for each file of src/pages without a row in the table: menus would lack its page. */
export function findPagesWithoutRow(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const [, name] = /^(.+)\.tsx$/.exec(file) ?? [];
    if (name === undefined || name === "index" || pageRows.some(([id]) => id === name)) return [];
    const row = `"${name}": { ...page, path: "/${name}", label: "…", menus: ["footer"] },`;
    return `src/pages/${file} has no row in src/site/pages.ts. Add one, for example: ${row}`;
  });
}
