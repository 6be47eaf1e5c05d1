import { pageIds } from "@/site/page-ids";
import { pages } from "@/site/pages";
import { postAt, regionAt, serviceAt } from "@/site/paths";
import type { CheckedContent } from "./checked-content";

/** The addresses of all pages that are made from the content. */
export const pagePaths = ({ ids }: Pick<CheckedContent, "ids">): Set<string> =>
  new Set<string>([
    ...pageIds.map((id) => pages[id].path),
    ...ids.services.map(serviceAt),
    ...ids.regions.map(regionAt),
    ...ids.blog.map(postAt),
  ]);
