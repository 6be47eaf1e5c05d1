import { isPublished } from "./blog";
import type { CheckedContent } from "./content/check-content";
import { formatProblem, type Severity } from "./content/problem";
import { paths } from "./paths";

/** What a developer is told about the content while the site is open in development. */
export interface DevelopmentNotes {
  /** The sentences of `npm run check`, grave ones first. */
  problems: { severity: Severity; text: string; seen?: string; example?: string }[];
  /** Pages that a build leaves out, by path. */
  unpublished: { path: string; why: string }[];
}

/** The notes on a checked folder. `today` is `YYYY-MM-DD` in the business's time zone. */
export function notesFor(content: CheckedContent, today: string): DevelopmentNotes {
  return {
    problems: content.problems.map((problem) => ({
      severity: problem.severity,
      text: formatProblem(problem),
      ...(problem.seen === undefined ? {} : { seen: problem.seen }),
      ...(problem.example === undefined ? {} : { example: problem.example }),
    })),
    unpublished: content.entries.blog
      .filter(({ data }) => !isPublished(data, today))
      .map(({ id, data }) => ({
        path: paths.blogPost(id),
        why: data.draft ? "Draft" : `Dated ${data.date}`,
      })),
  };
}
