import type { CheckedContent } from "@/content/check/checked-content";
import { type ContentProblem, problemAt, type ProblemPlace } from "@/content/problem";
import type { ContentFolder } from "@/content/read/read-content-folder";
import type { ContentValue } from "./list-values";

/** What each rule is called with. */
interface RuleInput {
  folder: ContentFolder;
  content: CheckedContent;
  /** Every value in the files without errors. */
  values: readonly ContentValue[];
}

/** Reports where a problem is, what was found, and how to fix it (see `ContentProblem`). */
export type Report = (place: ProblemPlace, found: string, fix: string) => void;

/** Checks one thing in all of the content. */
export type Rule = (input: RuleInput, report: Report) => void;

/** The problems that some rules report. */
export function runRules(rules: readonly Rule[], input: RuleInput): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report: Report = (place, found, fix) => problems.push(problemAt(place, { found, fix }));
  for (const rule of rules) rule(input, report);
  return problems;
}
