import { paths } from "../../site/paths";
import type { CheckedContent } from "../checked-content";

/** Pages that a build leaves out, with their files: drafts, and articles dated later than `today` where that is known. */
export function unpublishedPages(
  { drafts, ids, entries }: CheckedContent,
  today: string | undefined,
): { path: string; file: string }[] {
  const later = entries.blog
    .filter(({ data }) => today !== undefined && data.date > today)
    .map(({ id }) => id);
  const pathOf = { services: paths.service, regions: paths.region, blog: paths.blogPost };
  return (["services", "regions", "blog"] as const).flatMap((kind) =>
    ids[kind]
      .filter((id) => drafts.has(`${kind}/${id}`) || (kind === "blog" && later.includes(id)))
      .map((id) => ({ path: pathOf[kind](id), file: `content/${kind}/${id}/index.md` })),
  );
}
