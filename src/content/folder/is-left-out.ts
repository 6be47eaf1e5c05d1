import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { isPublishing } from "../../site/environment";
import { parseContentFile } from "../check-content";
import { isLeftover } from "./read-folder-deep";

/** Whether Gatsby ignores a file: leftovers of systems and, in a build, drafts, which may be half written and stop plugins. */
export function isLeftOut(file: string): boolean {
  const path = relative("content", file).replaceAll("\\", "/");
  if (isLeftover(path)) return true;
  if (!isPublishing() || !file.endsWith("index.md") || !existsSync(file)) return false;
  return parseContentFile(path, readFileSync(file, "utf8"))?.isDraft === true;
}
