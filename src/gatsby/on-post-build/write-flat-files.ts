import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isPageFile, twinOfPageFile } from "../../site/gate/built-site";
import { listFiles } from "./list-files";
import type { SiteFolders } from "./site-folders";
import { writeIfChanged } from "./write-if-changed";

// Gatsby's next build reads these.
const gatsbysOwn = /^\/_gatsby\//;

/**
 * Leaves `/about.html` beside every `/about/index.html`, so that hosts answer /about at once instead
 * of with a hop to /about/, and takes away those whose page is gone.
 */
export function writeFlatFiles(folders: SiteFolders): void {
  const files = listFiles(folders.public);
  const handPlaced = new Set(listFiles(folders.static));
  const pages = files.filter(isPageFile);
  const twins = new Set(pages.map(twinOfPageFile));
  const isOrphan = (file: string) =>
    file.endsWith(".html") &&
    !gatsbysOwn.test(file) &&
    !isPageFile(file) &&
    !twins.has(file) &&
    !handPlaced.has(file);
  for (const file of pages) {
    const twin = twinOfPageFile(file);
    if (twin !== undefined)
      writeIfChanged(
        path.join(folders.public, twin),
        readFileSync(path.join(folders.public, file)),
      );
  }
  for (const file of files.filter(isOrphan)) rmSync(path.join(folders.public, file));
}
