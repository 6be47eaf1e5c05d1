import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, writeIfChanged } from "@/lib/files";

/**
 * The files of the built site that are its pages, as paths from the root: `/about/index.html`, `/404.html`, and `/book.html` if
 * that is an old address. The editing page and HTML files from `static/` don't count. Gatsby writes data for each of its pages.
 */
export function listPageFiles(publicFolder: string): string[] {
  const files = listFiles(publicFolder);
  const all = new Set(files);
  const isPage = (file: string) =>
    file === "/404.html" ||
    (file.endsWith("/index.html") && file !== "/admin/index.html") ||
    (file.endsWith(".html") && all.has(`/page-data${file}/page-data.json`));
  return files.filter(isPage);
}

/** The path of a page by its file: `/about/index.html` → `/about`, `/404.html` → `/404`, `/book.html` → `/book.html`. */
export function pathOfPageFile(file: string): string {
  return file === "/404.html" ? "/404" : file.replace(/\/index\.html$/, "") || "/";
}

/** Changes the HTML of every page of the built site. */
export function editPages(publicFolder: string, edit: (html: string) => string): void {
  for (const name of listPageFiles(publicFolder)) {
    const file = path.join(publicFolder, name);
    writeIfChanged(file, edit(readFileSync(file, "utf8")));
  }
}
