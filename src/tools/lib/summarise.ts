import { formatDuration } from "./format-duration";

/** How a step of `npm test` ended. */
export interface StepResult {
  name: string;
  milliseconds: number;
  /** How many of its tests; a step that counts none is one test. */
  passed: number;
  failed: number;
  /** Names of the tests that were left out; each says why. */
  skipped: readonly string[];
}

/** The part of jest's report that is looked at. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** What a step's exit code and, where it is many tests, jest's report of it say. */
export function countTests(
  code: number,
  report?: JestReport,
): Pick<StepResult, "passed" | "failed" | "skipped"> {
  const hasPassed = code === 0;
  if (!report) return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: [] };
  // A file that cannot even be loaded holds no test that could fail; a run may pass all of them and crash at its end.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: hasPassed ? 0 : Math.max(failed, 1),
    skipped: tests.flatMap(({ status, fullName }) => (status === "pending" ? fullName : [])),
  };
}

/**
 * The table at the end of `npm test`, then what was left out and why; its last line is `N passed, N failed`, with
 * `, N skipped` where there is any.
 */
export function summarise(results: readonly StepResult[], milliseconds: number): string {
  const rows = results.map(({ name, passed, failed, milliseconds: taken }) =>
    [
      `  ${name.padEnd(10)}${failed === 0 ? "passed" : "FAILED"}`,
      formatDuration(taken).padStart(12),
      passed + failed > 1 ? `  ${passed + failed} tests` : "",
    ].join(""),
  );
  const sum = (key: "passed" | "failed") =>
    results.reduce((total, result) => total + result[key], 0);
  const skipped = results.flatMap((result) => result.skipped);
  return [
    "",
    ...rows,
    `  ${"all".padEnd(16)}${formatDuration(milliseconds).padStart(12)}`,
    "",
    ...(skipped.length > 0 ? ["Skipped:", ...skipped.map((name) => `  ${name}`), ""] : []),
    `${sum("passed")} passed, ${sum("failed")} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`,
  ].join("\n");
}
