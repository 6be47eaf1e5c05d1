import type { CheckedContent } from "@/content/check/checked-content";
import { type ContentProblem, fieldProblem, fileProblem } from "@/content/problem";
import type { SourceFile } from "@/content/read/parse-source";
import type { ContentFolder } from "@/content/read/read-content-folder";

/** What each rule is called with. */
export interface RuleInput {
  folder: ContentFolder;
  content: CheckedContent;
  /** `YYYY-MM-DD` in the business's time zone, if known. */
  today: string | undefined;
  /** Environment variables that override the owner's settings. */
  environment: CheckEnvironment;
}

export interface CheckEnvironment {
  SITE_URL?: string | undefined;
  FORM_PRESET?: string | undefined;
}

/** Where a problem is: a file as a whole, by its path below `content/`; or a key of a text, or a line of it. */
type Place = string | { source: SourceFile; path?: readonly PropertyKey[]; line?: number };

/** Reports a problem: where it is, what was found, and how to fix it (see `ContentProblem`). */
export type Reporter = (place: Place, found: string, fix: string) => void;

/** Checks one thing in the whole content. `error` reports what stops a build, `warn` what doesn't. */
export type Rule = (input: RuleInput, error: Reporter, warn: Reporter) => void;

/** The problems that some rules report. */
export function runRules(rules: readonly Rule[], input: RuleInput): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const reporter =
    (severity: ContentProblem["severity"]): Reporter =>
    (place, found, fix) => {
      const words = { severity, found, fix };
      if (typeof place === "string") problems.push(fileProblem(place, words));
      else {
        const { source, path = [], line } = place;
        problems.push(fieldProblem(source, path, { ...words, ...(line && { line }) }));
      }
    };
  for (const rule of rules) rule(input, reporter("error"), reporter("warning"));
  return problems;
}
