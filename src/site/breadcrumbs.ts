import type { SitePath } from "./address";
import { pageAt, pages } from "./pages";

/** A step of a breadcrumb; the last one is the page itself. */
export interface Crumb {
  label: string;
  path: SitePath;
}

/** `/full-detail` → `Full Detail`. */
const titleOf = (segment: string) =>
  segment
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

function labelAt(path: string): string {
  const row = pageAt(path);
  return row?.crumb ?? row?.label ?? titleOf(path.slice(path.lastIndexOf("/") + 1));
}

/**
 * The breadcrumb from the home page to a path, by the path's segments. `label`, if given, names the
 * page itself. The home page has a single step, which is not shown (specification, section 2, Blog
 * article).
 */
export function crumbsFor(path: string, label?: string): Crumb[] {
  const segments = path.split("/").filter(Boolean);
  const steps = segments.map((_, index): SitePath => `/${segments.slice(0, index + 1).join("/")}`);
  return ([pages.home.path, ...steps] as const).map((step) => ({
    path: step,
    label: (step === path ? label : undefined) ?? labelAt(step),
  }));
}
