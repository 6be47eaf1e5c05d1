import type { Reporter } from "gatsby";
import { formatProblem, mustStop, type ContentProblem } from "../content/problem";

/** Prints all problems at once; errors stop a build (in development they are shown and the rest goes on). */
export function reportContentProblems(
  problems: readonly ContentProblem[],
  reporter: Reporter,
): void {
  const severe = problems.filter(({ severity }) => severity === "error");
  const advice = problems.filter(({ severity }) => severity === "warning");
  for (const problem of advice) reporter.warn(formatProblem(problem));
  if (!mustStop(problems)) return;
  const list = severe.map((problem) => `  ${formatProblem(problem)}`).join("\n");
  reporter.panicOnBuild(
    `${severe.length === 1 ? "One thing" : `${severe.length} things`} in content/ must be fixed before the site can be built:\n\n${list}\n`,
  );
}
