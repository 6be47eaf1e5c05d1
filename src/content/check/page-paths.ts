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

/** The addresses of all pages that are made from the content, including drafts. */
export function pagePaths({ ids, entries }: Pick<CheckedContent, "ids" | "entries">): Set<string> {
  return new Set<string>([
    ...pageIds
      .filter((id) => requiredPageIds.includes(id) || ids.pages.includes(id))
      .map((id) => pages[id].path),
    ...kindsOfPages.flatMap((kind) => ids[kind].map(pathOf[kind])),
    ...entries.blog.flatMap(listsOf),
  ]);
}

/**
 * The pages that a build leaves out, with the files they come from: drafts, articles with a later date (if `today` is given), and
 * the lists in which there would be nothing else.
 */
export function unpublishedPages(
  { drafts, ids, entries }: CheckedContent,
  today: string | undefined,
): { path: string; file: string }[] {
  const isLater = ({ data }: Entry<"blog">) => today !== undefined && data.date > today;
  const isOut = (post: Entry<"blog">) => post.data.draft || isLater(post);
  const later = entries.blog.filter(isLater).map(({ id }) => id);
  const lists = new Set(entries.blog.filter((post) => !isOut(post)).flatMap(listsOf));
  return [
    ...kindsOfPages.flatMap((kind) =>
      ids[kind]
        .filter((id) => drafts.has(`${kind}/${id}`) || (kind === "blog" && later.includes(id)))
        .map((id) => ({ path: pathOf[kind](id), file: `content/${kind}/${id}/index.md` })),
    ),
    ...entries.blog.filter(isOut).flatMap((post) =>
      listsOf(post)
        .filter((path) => !lists.has(path))
        .map((path) => ({ path, file: post.source.file })),
    ),
  ];
}
