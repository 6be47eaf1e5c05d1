import { countTests, type StepResult, summarise } from "../../src/tools/lib/summarise";

/** A step that ended with this code and, where it is many tests, with this report. */
function step(
  name: string,
  code = 0,
  report?: { passed?: number; failed?: number; files?: number; skipped?: string },
): StepResult {
  const { passed = 0, failed = 0, files = 0, skipped } = report ?? {};
  const tests = skipped ? [{ status: "pending", fullName: skipped }] : [];
  const counts = countTests(
    code,
    report && {
      numPassedTests: passed,
      numFailedTests: failed,
      numRuntimeErrorTestSuites: files,
      testResults: [{ assertionResults: [{ status: "passed", fullName: "a" }, ...tests] }],
    },
  );
  return { name, milliseconds: 1000, ...counts };
}

test.each([
  ["each step counts as one", [step("lint"), step("build")], "2 passed, 0 failed"],
  [
    "a step that counted its tests counts each of them",
    [step("lint"), step("unit", 0, { passed: 12 })],
    "13 passed, 0 failed",
  ],
  ["a failed step is one failure", [step("lint", 1), step("build")], "1 passed, 1 failed"],
  [
    "all tests passed and the run failed all the same: one failure",
    [step("unit", 1, { passed: 12 })],
    "12 passed, 1 failed",
  ],
  [
    "failed tests, and files that cannot be loaded",
    [step("unit", 1, { passed: 12, failed: 3, files: 2 })],
    "12 passed, 5 failed",
  ],
  [
    "what was left out is counted too",
    [step("unit", 0, { passed: 2, skipped: "Firefox: none here" })],
    "2 passed, 0 failed, 1 skipped",
  ],
])("%s", (_, results, line) => {
  expect(summarise(results, 1000).split("\n").at(-1)).toBe(line);
});

test("the table names every step, and what was left out with its reason", () => {
  const steps = [step("unit", 0, { passed: 2 }), step("firefox", 0, { skipped: "none here" })];
  const text = summarise(steps, 65_000);
  expect(text).toContain("  unit      passed       1.0 s  2 tests");
  expect(text).toContain("  all               1 min 05 s");
  expect(text).toContain("Skipped:\n  none here\n");
});
