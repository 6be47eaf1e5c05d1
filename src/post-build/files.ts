import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "@/content/read/read-folder-deep";

/** The folders and the file that the steps after a build use, as full paths. */
export type SiteFolders = ReturnType<typeof siteFolders>;

export function siteFolders(root: string) {
  return {
    /** The built site, as hosts get it. */
    public: path.join(root, "public"),
    /** Files that Gatsby copies into the built site unchanged. */
    static: path.join(root, "static"),
    /** The file with the hosting plan, for the preview server. */
    plan: path.join(root, ".cache", "site-check", "plan.json"),
  };
}

/** All files in a folder and below it, as paths that begin with a slash. None if the folder doesn't exist. */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? filesIn(folder).map((file) => `/${file}`) : [];
}

/** Writes a file, with the folders above it. A file that already has this content keeps its modification time. */
export function writeIfChanged(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
