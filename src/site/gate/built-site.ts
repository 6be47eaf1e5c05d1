import type { PageReading } from "./read-page";

/** A built site in memory. All paths are from its root and begin with a slash. */
export interface BuiltSite {
  /** Every `index.html` and `404.html`, by its file. */
  pages: ReadonlyMap<string, PageReading>;
  files: ReadonlySet<string>;
  /** Sitemap, robots.txt, manifest, feed, style sheets and hosting files, by their file. */
  texts: ReadonlyMap<string, string>;
}

/** Whether a file is a page of the site; other HTML files were put there by hand. */
export function isPageFile(file: string): boolean {
  return file === "/404.html" || /(^|\/)index\.html$/.test(file);
}

/** `/about/index.html` → `/about`, `/404.html` → `/404`. */
export function pathOfPageFile(file: string): string {
  return file.replace(/(\/index)?\.html$/, "") || "/";
}

/** The file that answers at a page's address on a host that takes `.html` away; undefined for the root. */
export function twinOfPageFile(file: string): string | undefined {
  const path = pathOfPageFile(file);
  return path === "/" || path === "/404" ? undefined : `${path}.html`;
}
