import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { isDraft } from "@/content/read/is-draft";
import { isSystemFile } from "@/lib/files";

/** Whether Gatsby has to ignore a file: one that a system left behind, or the text of a draft. */
export function isIgnored(file: string): boolean {
  const path = relative("content", file).replaceAll("\\", "/");
  const isText = path.endsWith("index.md") && existsSync(file);
  return isSystemFile(path) || (isText && isDraft(path, readFileSync(file, "utf8")));
}
