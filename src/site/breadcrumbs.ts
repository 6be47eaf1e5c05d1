import { type PageId, pageRows, pages } from "./pages";

/** A step of the way to a page; the last one is the page itself. */
export interface Crumb {
  label: string;
  path: string;
}

/** `/full-detail` → `Full Detail`. */
const wordsOf = (segment: string) =>
  segment
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

function labelAt(path: string): string {
  const row = pageRows.find(([, each]) => each.path === path)?.[1];
  return row?.crumb ?? row?.label ?? wordsOf(path.slice(path.lastIndexOf("/") + 1));
}

/**
 * The way from home to a path by its segments; the page itself is called `label` where that is given.
 * The home page has one step, which is not worth showing. Specification, section 2, Blog article.
 */
export function crumbsFor(path: string, label?: string): Crumb[] {
  const segments = path.split("/").filter(Boolean);
  return ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`)].map(
    (step) => ({ path: step, label: (step === path ? label : undefined) ?? labelAt(step) }),
  );
}

/** The way to a page below one of the table, past folders that are no pages of their own (`/blog/tag`). */
export function crumbsBelow(parent: PageId, page: Crumb): Crumb[] {
  return [...crumbsFor(pages[parent].path), page];
}
