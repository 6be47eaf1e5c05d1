import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { formatReport } from "@/content/problem";
import { emptyFolder } from "@/lib/files";
import { removeFlatFiles } from "@/post-build/page-files";
import { explainProvider } from "@/requests/form-settings";
import { explainSiteUrl, isProductionBuild } from "@/site/environment";
import { takeMarker } from "./cache-marker";
import { checkOnce } from "./check-once";

/**
 * Runs before Gatsby does anything. Checks the content, and makes a run begin without a cache
 * unless it may use it. A mistake in the content stops it here, with the cache and the built site
 * as they were.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async (api: ParentSpanPluginArgs) => {
  const { reporter, store, getNodesByType } = api;
  const root = process.cwd();
  const wrongVariable = explainProvider(process.env) ?? explainSiteUrl(process.env);
  if (wrongVariable) reporter.panic(wrongVariable);
  const { problems } = await checkOnce();
  if (problems.length > 0) reporter.panic(formatReport(problems));
  // The nodes of a cache name their files by absolute paths.
  const isMoved = getNodesByType("File").some(({ absolutePath }) =>
    path.relative(root, String(absolutePath)).startsWith(".."),
  );
  const isBuild = isProductionBuild();
  // `npm run types` doesn't touch the built site.
  const onlyTypes = Boolean(process.env["ONLY_TYPES"]);
  const mayUseCache = takeMarker(root) || !isBuild;
  const publicFolder = path.join(root, "public");
  try {
    if (mayUseCache && !isMoved) {
      if (isBuild && !onlyTypes) removeFlatFiles(publicFolder);
      return;
    }
    // Gatsby deletes its own cache when it has forgotten its plugins, but not webpack's.
    store.dispatch({ type: "DELETE_CACHE", cacheIsCorrupt: true });
    if (onlyTypes) return;
    emptyFolder(publicFolder);
    emptyFolder(path.join(root, ".cache", "webpack"));
  } catch (error) {
    reporter.panic(`The last build cannot be removed: ${(error as Error).message}`);
  }
};
