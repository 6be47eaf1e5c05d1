import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { isPublishing } from "../../site/environment";
import { parseContentFile } from "../check-content";
import { publishingDay } from "./publishing-day";
import { isLeftover } from "./read-folder-deep";

/** The day of this build, the same for all articles. */
let today: string | undefined;

/**
 * Whether Gatsby ignores a file, so that nothing is made from it: leftovers of systems and, in a build, drafts and articles
 * of a later day. Drafts may be half written, and the markdown plugin would stop at those.
 */
export function isLeftOut(file: string): boolean {
  const path = relative("content", file).replaceAll("\\", "/");
  if (isLeftover(path)) return true;
  if (!isPublishing() || !file.endsWith("index.md") || !existsSync(file)) return false;
  const { isDraft = false, content } = parseContentFile(path, readFileSync(file, "utf8")) ?? {};
  today ??= publishingDay(readFileSync("content/business.yml", "utf8"), new Date());
  return isDraft || (content?.kind === "blog" && content.data.date > today);
}
