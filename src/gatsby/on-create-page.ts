import path from "node:path";
import type { CreatePageArgs } from "gatsby";
import { isProductionBuild } from "@/site/environment";
import { withoutTrailingSlash } from "@/site/links";
import { deskPageIds, findPagesWithoutRow } from "@/site/page-ids";
import { pages } from "@/site/pages";

/**
 * Leaves out the pages of the desk where the owner has switched it off, because Gatsby makes a page of every file in src/pages. In
 * development, names a page that has just been added without a row in the table. A build stops at it (on-pre-init.ts).
 */
export function onCreatePage({ page, actions, getNodesByType, reporter }: CreatePageArgs): void {
  const [business] = getNodesByType("Business") as { desk?: boolean }[];
  const address = withoutTrailingSlash(page.path);
  if (business?.desk === false && deskPageIds.some((id) => pages[id].path === address))
    return actions.deletePage(page);
  if (isProductionBuild()) return;
  const file = path.relative(path.resolve("src", "pages"), page.component);
  if (file.startsWith("..")) return;
  for (const sentence of findPagesWithoutRow([file])) reporter.warn(sentence);
}
