import type { Reporter } from "gatsby";
import { formatProblem, type ContentProblem } from "../content/problem";

/** Warnings of this run, for the end of a build: by then they have scrolled away. */
let warnings: string[] = [];

/** Prints all problems at once; errors stop a build (in development they are shown and the rest goes on). */
export function reportContentProblems(
  problems: readonly ContentProblem[],
  reporter: Reporter,
): void {
  const told = (severity: ContentProblem["severity"]) =>
    problems.filter((problem) => problem.severity === severity).map(formatProblem);
  warnings = told("warning");
  for (const warning of warnings) reporter.warn(warning);
  const errors = told("error");
  if (errors.length === 0) return;
  const list = errors.map((error) => `  ${error}`).join("\n");
  reporter.panicOnBuild(
    `${errors.length === 1 ? "One thing" : `${errors.length} things`} in content/ must be fixed before the site can be built:\n\n${list}\n`,
  );
}

/** Prints the warnings of this run again. */
export function repeatWarnings(reporter: Reporter): void {
  if (warnings.length === 0) return;
  const list = warnings.map((warning) => `  ${warning}`).join("\n");
  reporter.warn(`Built, and worth a look in content/:\n\n${list}\n`);
}
