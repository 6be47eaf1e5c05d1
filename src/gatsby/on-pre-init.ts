import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { formatReport } from "@/content/problem";
import { removeFlatFiles } from "@/post-build/page-files";
import { isProductionBuild } from "@/site/environment";
import { findPagesWithoutRow } from "@/site/page-ids";
import { takeMarker } from "./cache-marker";
import { checkOnce } from "./check-once";

/**
 * Runs before Gatsby does anything. Checks the content and the table of pages, and makes a build
 * begin without a cache unless it may use it. A mistake in the content stops a build here, with the
 * cache and the built site as they were.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const root = process.cwd();
  const withoutRow = findPagesWithoutRow(readdirSync(path.join(root, "src", "pages")));
  if (withoutRow.length > 0) reporter.panic(withoutRow.join("\n"));
  const { problems } = await checkOnce();
  if (problems.length > 0) reporter.panicOnBuild(formatReport(problems));
  const mayUseCache = takeMarker(root);
  if (!isProductionBuild()) return;
  const publicFolder = path.join(root, "public");
  if (mayUseCache) return removeFlatFiles(publicFolder);
  // Gatsby deletes its cache when public/ is missing (gatsby/dist/services/initialize.js,
  // `cacheIsCorrupt`), but not webpack's.
  for (const folder of [publicFolder, path.join(root, ".cache", "webpack")])
    rmSync(folder, { recursive: true, force: true });
};
