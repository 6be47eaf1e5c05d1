import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { parseContentFile } from "@/content/check/check-content";
import { publishingDay } from "@/content/read/publishing-day";
import { isSystemFile } from "@/lib/files";
import { isProductionBuild } from "@/site/environment";

/** The day of this build, `YYYY-MM-DD`. It stays the same for all articles, even past midnight. */
let today: string | undefined;

/**
 * Whether Gatsby has to ignore a file: files that a system left behind and, in a build, drafts and articles with a later date.
 * A draft must not even be read, because the markdown plugin would stop at one that is half written.
 */
export function isUnpublished(file: string): boolean {
  const path = relative("content", file).replaceAll("\\", "/");
  if (isSystemFile(path)) return true;
  if (!isProductionBuild() || !file.endsWith("index.md") || !existsSync(file)) return false;
  const { isDraft = false, content } = parseContentFile(path, readFileSync(file, "utf8")) ?? {};
  today ??= publishingDay(readFileSync("content/business.yml", "utf8"), new Date());
  return isDraft || (content?.kind === "blog" && content.data.date > today);
}
