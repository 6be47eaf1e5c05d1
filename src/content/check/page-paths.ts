import type { FolderKind } from "@/content/schema/kinds";
import { pageIds, requiredPageIds } from "@/site/page-ids";
import { type PageId, pages } from "@/site/pages";
import { paths } from "@/site/paths";
import type { CheckedContent, Entry } from "./checked-content";

/** The functions that make the address of an entry, for the folders whose entries have pages. */
const pathOf = { services: paths.service, regions: paths.region, blog: paths.blogPost };
const kindsOfPages = ["services", "regions", "blog"] as const;

/** The address of the page that shows an entry's text. Undefined for jobs, which share one page. */
export function pathOfEntry({ kind, id }: { kind: FolderKind; id: string }): string | undefined {
  if (kind === "portfolio") return undefined;
  return kind === "pages" ? pages[id as PageId]?.path : pathOf[kind](id);
}

/** The lists of articles that an article is in. */
const listsOf = ({ data }: Entry<"blog">): string[] => [
  paths.blogCategory(data.category),
  ...data.tags.map((tag) => paths.blogTag(tag)),
];

/** The addresses of all pages that are made from the content. */
export function pagePaths({ ids, entries }: Pick<CheckedContent, "ids" | "entries">): Set<string> {
  return new Set<string>([
    ...pageIds
      .filter((id) => requiredPageIds.includes(id) || ids.pages.includes(id))
      .map((id) => pages[id].path),
    ...kindsOfPages.flatMap((kind) => ids[kind].map(pathOf[kind])),
    ...entries.blog.flatMap(listsOf),
  ]);
}
