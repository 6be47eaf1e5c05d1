import type { CreatePageArgs } from "gatsby";
import { withoutTrailingSlash } from "@/site/links";
import { deskPageIds } from "@/site/page-ids";
import { pages } from "@/site/pages";

/**
 * Leaves out the pages of the desk where the owner has switched it off, because Gatsby makes a page of every file in src/pages.
 */
export function onCreatePage({ page, actions, getNodesByType }: CreatePageArgs): void {
  const [business] = getNodesByType("Business") as { desk?: boolean }[];
  const address = withoutTrailingSlash(page.path);
  if (business?.desk === false && deskPageIds.some((id) => pages[id].path === address))
    return actions.deletePage(page);
}
