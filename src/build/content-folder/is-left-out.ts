import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { parseContentFile } from "../../content/check-content";
import { isPublishing } from "../environment";

/** Whether a build does not look at a file at all: a draft may be half written, in a form that stops other plugins. */
export function isLeftOut(file: string): boolean {
  if (!isPublishing() || !file.endsWith("index.md") || !existsSync(file)) return false;
  const path = relative("content", file).replaceAll("\\", "/");
  return parseContentFile(path, readFileSync(file, "utf8"))?.isDraft === true;
}
