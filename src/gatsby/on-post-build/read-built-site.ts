import { readFile } from "node:fs/promises";
import path from "node:path";
import { type BuiltSite, isPageFile } from "../../site/gate/built-site";
import { type PageReading, readPage } from "../../site/gate/read-page";
import { listFiles } from "./list-files";

// Style sheets, and the files beside the pages that are checked.
const checkedText =
  /\.css$|^\/first-view-[0-9a-f]+\.js$|^\/(_headers|_redirects|robots\.txt|rss\.xml|sitemap\.xml|manifest\.webmanifest|page-data\/app-data\.json)$/;

/** Reads a built site into memory, each page parsed once. */
export async function readBuiltSite(publicFolder: string): Promise<BuiltSite> {
  const files = listFiles(publicFolder);
  const read = (file: string) => readFile(path.join(publicFolder, file), "utf8");
  const pages = new Map<string, PageReading>();
  const texts = new Map<string, string>();
  // One after the other: a thousand pages at once would need a thousand open files.
  for (const file of files) {
    if (checkedText.test(file)) texts.set(file, await read(file));
    if (isPageFile(file)) pages.set(file, readPage(await read(file)));
  }
  return { pages, files: new Set(files), texts };
}
