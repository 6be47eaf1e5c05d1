import type { CheckedContent } from "@/content/check/checked-content";
import { type ContentProblem, fieldProblem, fileProblem } from "@/content/problem";
import type { SourceFile } from "@/content/read/parse-source";
import type { ContentFolder } from "@/content/read/read-content-folder";
import type { DescribedValue } from "./every-value";

/** What each rule is called with. */
interface RuleInput {
  folder: ContentFolder;
  content: CheckedContent;
  /** Every value in the files without errors. */
  values: readonly DescribedValue[];
}

/** A file as a whole, by its path below `content/`; or a key of a text, or a line of it. */
type Place = string | { source: SourceFile; path?: readonly PropertyKey[]; line?: number };

/** Reports where a problem is, what was found, and how to fix it (see `ContentProblem`). */
export type Report = (place: Place, found: string, fix: string) => void;

/** Checks one thing in all of the content. */
export type Rule = (input: RuleInput, report: Report) => void;

/** The problems that some rules report. */
export function runRules(rules: readonly Rule[], input: RuleInput): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report: Report = (place, found, fix) => {
    if (typeof place === "string") problems.push(fileProblem(place, { found, fix }));
    else {
      const { source, path = [], line } = place;
      problems.push(fieldProblem(source, path, { found, fix, ...(line && { line }) }));
    }
  };
  for (const rule of rules) rule(input, report);
  return problems;
}
