import { pageIds } from "@/site/page-ids";
import { pages } from "@/site/pages";
import { paths } from "@/site/paths";
import type { CheckedContent } from "./checked-content";

/** The addresses of all pages that are made from the content. */
export const pagePaths = ({ ids }: Pick<CheckedContent, "ids">): Set<string> =>
  new Set<string>([
    ...pageIds.map((id) => pages[id].path),
    ...ids.services.map(paths.service),
    ...ids.regions.map(paths.region),
    ...ids.blog.map(paths.blogPost),
  ]);
