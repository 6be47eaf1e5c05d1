import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isPageFile, listFiles, pathOfPageFile, type SiteFolders, writeIfChanged } from "./files";
import type { Redirect } from "./hosting/hosting-plan";

/** The file that a host serves for a page if it leaves `.html` out of addresses. Undefined for the home and the 404 page. */
function flatFileOf(file: string): string | undefined {
  const page = pathOfPageFile(file);
  return page === "/" || page === "/404" ? undefined : `${page}.html`;
}

/**
 * Puts `/about.html` beside every `/about/index.html`, so that hosts answer /about directly and don't redirect to /about/.
 * Removes such files if their page no longer exists. `redirects` are the old addresses that the site forwards: one that ends
 * with `.html` is a file too, and is kept.
 */
export function writeFlatFiles(folders: SiteFolders, redirects: readonly Redirect[] = []): void {
  const files = listFiles(folders.public);
  const pages = files.filter(isPageFile);
  // Files from static/, the pages themselves and old addresses must not be removed.
  const old = redirects.map(({ from }) => from);
  const kept = new Set([...listFiles(folders.static), ...pages, ...old]);
  for (const file of pages) {
    const flat = flatFileOf(file);
    if (flat === undefined) continue;
    kept.add(flat);
    const html = readFileSync(path.join(folders.public, file));
    writeIfChanged(path.join(folders.public, flat), html);
  }
  for (const file of files)
    if (file.endsWith(".html") && !file.startsWith("/_gatsby/") && !kept.has(file))
      rmSync(path.join(folders.public, file));
}
