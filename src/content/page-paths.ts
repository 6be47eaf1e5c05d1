import { paths } from "../site/paths";
import type { CheckedContent } from "./check-content";

/** The addresses of all pages the content makes, drafts included. */
export function pagePaths(content: CheckedContent): Set<string> {
  const { ids, entries } = content;
  return new Set<string>([
    paths.home,
    paths.services,
    paths.booking,
    paths.contact,
    paths.thanks,
    paths.contactThanks,
    paths.about,
    paths.faq,
    paths.portfolio,
    paths.blog,
    paths.serviceAreas,
    paths.privacy,
    ...ids.services.map((id) => paths.service(id)),
    ...ids.regions.map((id) => paths.region(id)),
    ...ids.blog.map((id) => paths.blogPost(id)),
    ...entries.blog.map(({ data }) => paths.blogCategory(data.category)),
    ...entries.blog.flatMap(({ data }) => data.tags.map((tag) => paths.blogTag(tag))),
  ]);
}
