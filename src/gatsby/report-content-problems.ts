import type { Reporter } from "gatsby";
import { formatProblem, mustStop, type ContentProblem } from "../domain/content/problem";

/** Prints all problems at once; grave ones stop a build (in development they are shown and the rest goes on). */
export function reportContentProblems(
  problems: readonly ContentProblem[],
  reporter: Reporter,
): void {
  const grave = problems.filter(({ severity }) => severity === "must-fix");
  const advice = problems.filter(({ severity }) => severity === "worth-fixing");
  for (const problem of advice) reporter.warn(formatProblem(problem));
  if (!mustStop(problems)) return;
  const list = grave.map((problem) => `  ${formatProblem(problem)}`).join("\n");
  reporter.panicOnBuild(
    `${grave.length === 1 ? "One thing" : `${grave.length} things`} in content/ must be mended before the site can be built:\n\n${list}\n`,
  );
}
