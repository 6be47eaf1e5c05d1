import { readFileSync } from "node:fs";
import path from "node:path";
import { type BuiltSite, isPageFile } from "../../site/gate/built-site";
import { type PageReading, readPage } from "../../site/gate/read-page";
import { listFiles } from "./list-files";

// Style sheets, and the files beside the pages that are checked.
const checkedText =
  /\.css$|^\/(_headers|_redirects|robots\.txt|rss\.xml|sitemap\.xml|manifest\.webmanifest|page-data\/app-data\.json)$/;

/** Reads a built site into memory, each page parsed once. */
export function readBuiltSite(publicFolder: string): BuiltSite {
  const files = listFiles(publicFolder);
  const read = (file: string) => readFileSync(path.join(publicFolder, file), "utf8");
  const pages = new Map<string, PageReading>();
  const texts = new Map<string, string>();
  for (const file of files) {
    if (checkedText.test(file)) texts.set(file, read(file));
    if (isPageFile(file)) pages.set(file, readPage(read(file)));
  }
  return { pages, files: new Set(files), texts };
}
