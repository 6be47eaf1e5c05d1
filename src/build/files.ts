import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../content/read-folder-deep";

/** Where the steps after a build read and write. */
export type SiteFolders = ReturnType<typeof siteFolders>;

/** The folders of a checkout. */
export function siteFolders(root: string) {
  return {
    /** Where Gatsby builds, and what a host gets after a build. */
    public: path.join(root, "public"),
    /** Copied into the published folder as it is. */
    static: path.join(root, "static"),
    /** What a host has to do, for the preview server. */
    plan: path.join(root, ".cache", "site-check", "plan.json"),
  };
}

/** Every file in a folder, by its path from there with a slash in front; empty when there is no such folder. */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? filesIn(folder).map((file) => `/${file}`) : [];
}

/** Writes a file unless it holds the same bytes already: what did not change keeps its time. */
export function writeIfChanged(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Whether a file is a page of the site; the editing page is none, and other HTML files were put there by hand. */
export function isPageFile(file: string): boolean {
  return file === "/404.html" || (/(^|\/)index\.html$/.test(file) && file !== "/admin/index.html");
}

/** `/about/index.html` → `/about`, `/404.html` → `/404`. */
export function pathOfPageFile(file: string): string {
  return file.replace(/(\/index)?\.html$/, "") || "/";
}
