import type { FolderKind } from "@/content/schema/kinds";
import { pageIds } from "@/site/page-ids";
import { type PageId, pages } from "@/site/pages";
import { paths } from "@/site/paths";
import type { CheckedContent } from "./checked-content";

/** The functions that make the address of an entry, for the folders whose entries have pages. */
const pathOf = { services: paths.service, regions: paths.region, blog: paths.blogPost };
const kindsOfPages = ["services", "regions", "blog"] as const;

/** The address of the page that shows an entry's text. Undefined for jobs, which share one page. */
export function pathOfEntry({ kind, id }: { kind: FolderKind; id: string }): string | undefined {
  if (kind === "portfolio") return undefined;
  return kind === "pages" ? pages[id as PageId]?.path : pathOf[kind](id);
}

/** The addresses of all pages that are made from the content. */
export function pagePaths({ ids }: Pick<CheckedContent, "ids">): Set<string> {
  return new Set<string>([
    ...pageIds.map((id) => pages[id].path),
    ...kindsOfPages.flatMap((kind) => ids[kind].map(pathOf[kind])),
  ]);
}
