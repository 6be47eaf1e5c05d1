import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { listFiles, writeIfChanged } from "@/lib/files";
import type { SitePath } from "@/site/address";

/**
 * The files of the built site that are its pages, as paths from the root: `/about/index.html`,
 * `/404.html`, and `/book.html` if that is an old address. The editing page doesn't count, nor do
 * HTML files from `static/` with another name. Gatsby writes data for each of its pages.
 */
function listPageFiles(publicFolder: string): string[] {
  const files = listFiles(publicFolder);
  const all = new Set(files);
  const isPage = (file: string) =>
    file === "/404.html" ||
    (file.endsWith("/index.html") && file !== "/admin/index.html") ||
    (file.endsWith(".html") && all.has(`/page-data${file}/page-data.json`));
  return files.filter(isPage);
}

/** `/about/index.html` → `/about`, `/404.html` → `/404`, `/book.html` → `/book.html`. */
const pathOfPageFile = (file: string): SitePath =>
  file === "/404.html" ? "/404" : ((file.replace(/\/index\.html$/, "") || "/") as SitePath);

/** `/about.html` for `/about/index.html`, without which hosts redirect /about to /about/. */
const flatFileOf = (file: string): string | undefined =>
  file.endsWith("/index.html") && file !== "/index.html"
    ? `${pathOfPageFile(file)}.html`
    : undefined;

/** Puts the policy into every page, and a flat file beside it. Returns the HTML by path. */
export function finishPages(publicFolder: string, policy: string): Map<SitePath, string> {
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const pages = new Map<SitePath, string>();
  const files = listPageFiles(publicFolder);
  for (const file of files) {
    const html = readFileSync(path.join(publicFolder, file), "utf8")
      // Gatsby's list of the scripts of all pages, which nothing reads, is 5 % of a page (brotli).
      .replace(/<script\s+id="gatsby-chunk-mapping"\s*>[^]*?<\/script>\s*/, "")
      // With a cache, an unchanged page still has the policy of the last build.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      // After the encoding, which has to be in the first 1024 bytes.
      .replace(/<head>(<meta charset="utf-8"\/?>)?/i, (start) => start + element);
    writeIfChanged(path.join(publicFolder, file), html);
    const flat = flatFileOf(file);
    if (flat && !files.includes(flat)) writeIfChanged(path.join(publicFolder, flat), html);
    pages.set(pathOfPageFile(file), html);
  }
  return pages;
}

/** Removes flat files before a build: Gatsby doesn't know them, and their page may go. */
export function removeFlatFiles(publicFolder: string): void {
  const files = listPageFiles(publicFolder);
  for (const flat of files.map(flatFileOf))
    if (flat && !files.includes(flat)) rmSync(path.join(publicFolder, flat), { force: true });
}
