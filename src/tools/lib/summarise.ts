import { formatDuration } from "./format-duration";

/** How a step of `npm test` ended. */
export interface StepResult {
  name: string;
  hasPassed: boolean;
  milliseconds: number;
  /** Of a step that is itself many tests. */
  passed?: number;
  failed?: number;
  /** Names of the tests that were left out; each says why. */
  skipped?: readonly string[];
}

/** Tests of a step: those it counted, else the step itself. One may pass all of them and still fail, by a crash at its end. */
function countOf({ hasPassed, passed, failed = 0 }: StepResult) {
  return {
    passed: passed ?? (hasPassed ? 1 : 0),
    failed: hasPassed ? 0 : Math.max(failed, 1),
  };
}

/**
 * The table at the end of `npm test`, then what was left out and why; its last line is `N passed, N failed`, with
 * `, N skipped` where there is any.
 */
export function summarise(results: readonly StepResult[], milliseconds: number): string {
  const rows = results.map((result) => {
    const { passed, failed } = countOf(result);
    return [
      `  ${result.name.padEnd(10)}${result.hasPassed ? "passed" : "FAILED"}`,
      formatDuration(result.milliseconds).padStart(12),
      passed + failed > 1 ? `  ${passed + failed} tests` : "",
    ].join("");
  });
  const sum = (key: "passed" | "failed") =>
    results.reduce((total, result) => total + countOf(result)[key], 0);
  const skipped = results.flatMap((result) => result.skipped ?? []);
  return [
    "",
    ...rows,
    `  ${"all".padEnd(16)}${formatDuration(milliseconds).padStart(12)}`,
    "",
    ...(skipped.length > 0 ? ["Skipped:", ...skipped.map((name) => `  ${name}`), ""] : []),
    `${sum("passed")} passed, ${sum("failed")} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`,
  ].join("\n");
}
