import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../content/folder/read-folder-deep";

/** The folders that the steps after a build work with. */
export type SiteFolders = ReturnType<typeof siteFolders>;

/** The folders of a checkout. */
export function siteFolders(root: string) {
  return {
    /** Gatsby's output, which hosts get. */
    public: path.join(root, "public"),
    /** Copied into it unchanged. */
    static: path.join(root, "static"),
    /** The hosting plan, for the preview server. */
    plan: path.join(root, ".cache", "site-check", "plan.json"),
  };
}

/** All files in a folder, as paths that begin with a slash; none if there is no such folder. */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? filesIn(folder).map((file) => `/${file}`) : [];
}

/** Writes a file unless that would change nothing, so that its time stays the same. */
export function writeIfChanged(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Whether a file is a page of the site. The editing page isn't, nor are HTML files placed by hand. */
export function isPageFile(file: string): boolean {
  return file === "/404.html" || (/(^|\/)index\.html$/.test(file) && file !== "/admin/index.html");
}

/** `/about/index.html` → `/about`, `/404.html` → `/404`. */
export function pathOfPageFile(file: string): string {
  return file.replace(/(\/index)?\.html$/, "") || "/";
}
