import { pageIds, requiredPageIds } from "../site/page-ids";
import { pages } from "../site/pages";
import { paths } from "../site/paths";
import type { CheckedContent } from "./checked-content";

/** The addresses of all pages the content makes, drafts included. */
export function pagePaths({ ids, entries }: Pick<CheckedContent, "ids" | "entries">): Set<string> {
  return new Set<string>([
    ...pageIds
      .filter((id) => requiredPageIds.includes(id) || ids.pages.includes(id))
      .map((id) => pages[id].path),
    ...ids.services.map((id) => paths.service(id)),
    ...ids.regions.map((id) => paths.region(id)),
    ...ids.blog.map((id) => paths.blogPost(id)),
    ...entries.blog.map(({ data }) => paths.blogCategory(data.category)),
    ...entries.blog.flatMap(({ data }) => data.tags.map((tag) => paths.blogTag(tag))),
  ]);
}
