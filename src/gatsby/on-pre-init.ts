import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { formatReport } from "@/content/check/format-report";
import { mustStop } from "@/content/problem";
import { listFiles, siteFolders } from "@/lib/files";
import { hashedRootFile } from "@/post-build/hosting/hosting-plan";
import { removeFlatFiles } from "@/post-build/write-flat-files";
import { isProductionBuild } from "@/site/environment";
import { findPagesWithoutRow } from "@/site/page-ids";
import { checkOnce } from "./check-once";
import { forgetLastBuild, takeLock } from "./runs";

/**
 * Runs before Gatsby does anything. Allows one run at a time, checks the content and the table of pages, and makes a build
 * begin without a cache unless the last build was whole. A mistake in the content stops a build here, with the cache and the built
 * site as they were.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const root = process.cwd();
  const other = takeLock(root);
  if (other !== undefined)
    reporter.panic(
      `Another build or development server is running in this folder (process ${other}). Stop it, or wait until it has finished. If there is none, delete .build/running.`,
    );
  const withoutRow = findPagesWithoutRow(readdirSync(path.join(root, "src", "pages")));
  if (withoutRow.length > 0 && isProductionBuild()) reporter.panic(withoutRow.join("\n"));
  const { problems } = await checkOnce();
  if (mustStop(problems)) reporter.panicOnBuild(formatReport(problems));
  else if (problems.length > 0) reporter.warn(formatReport(problems));
  const isWhole = forgetLastBuild(root);
  if (!isProductionBuild()) return;
  const { public: publicFolder } = siteFolders(root);
  if (isWhole) {
    removeOldBundles(publicFolder);
    removeFlatFiles(publicFolder);
    return;
  }
  // Gatsby deletes its cache when public/ is missing (gatsby/dist/services/initialize.js, `cacheIsCorrupt`), but not webpack's.
  try {
    for (const folder of [publicFolder, path.join(root, ".cache", "webpack")])
      rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    reporter.panic(
      `${(error as Error).message}. If public/ is a volume of a container, build without it and copy public/ into it afterwards.`,
    );
  }
};

/** Removes the scripts and styles of earlier builds. Gatsby leaves them, and the files for hosts would list them. */
function removeOldBundles(publicFolder: string): void {
  for (const file of listFiles(publicFolder))
    if (hashedRootFile.test(file)) rmSync(path.join(publicFolder, file));
}
