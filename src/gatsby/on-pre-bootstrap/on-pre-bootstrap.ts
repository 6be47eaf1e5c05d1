import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../content/check-content";
import { publishingDay } from "../../content/folder/publishing-day";
import { readContentFolder } from "../../content/folder/read-content-folder";
import { formatReport } from "../../content/format-report";
import { mustStop } from "../../content/problem";
import { listFiles } from "../../publish/files";
import { hashedRootFile } from "../../publish/hosting/hosting-plan";
import { isPublishing } from "../../site/environment";
import { findPagesWithoutRow } from "../../site/page-ids";

/** Checks the content and the table of pages before Gatsby does anything else. An error stops a build. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const withoutRow = findPagesWithoutRow(readdirSync(path.resolve("src", "pages")));
  if (withoutRow.length > 0) reporter.panicOnBuild(withoutRow.join("\n"));
  const folder = await readContentFolder(path.resolve("content"));
  const today = publishingDay(folder.texts.get("business.yml"), new Date());
  const { problems } = checkContent(folder, { today, environment: process.env });
  if (mustStop(problems)) reporter.panicOnBuild(formatReport(problems));
  else if (problems.length > 0) reporter.warn(formatReport(problems));
  if (isPublishing()) removeOldBundles(path.resolve("public"));
};

/** Removes the scripts and styles of earlier builds. Gatsby leaves them, and the files for hosts would list them. */
function removeOldBundles(publicFolder: string): void {
  for (const file of listFiles(publicFolder))
    if (hashedRootFile.test(file)) rmSync(path.join(publicFolder, file));
}
