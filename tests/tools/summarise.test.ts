import { summarise, type StepResult } from "../../src/tools/lib/summarise";

const step = (name: string, more: Partial<StepResult> = {}): StepResult => ({
  name,
  hasPassed: true,
  milliseconds: 1000,
  ...more,
});
const lastLine = (...results: StepResult[]) => summarise(results, 1000).split("\n").at(-1);

test.each([
  ["each step counts as one", [step("lint"), step("build")], "2 passed, 0 failed"],
  [
    "a step that counted its tests counts each of them",
    [step("lint"), step("unit", { passed: 12, failed: 0 })],
    "13 passed, 0 failed",
  ],
  [
    "a failed step is one failure",
    [step("lint", { hasPassed: false }), step("build")],
    "1 passed, 1 failed",
  ],
  [
    "all tests passed and the run failed all the same: one failure",
    [step("unit", { passed: 12, failed: 0, hasPassed: false })],
    "12 passed, 1 failed",
  ],
  [
    "failed tests",
    [step("unit", { passed: 12, failed: 3, hasPassed: false })],
    "12 passed, 3 failed",
  ],
  [
    "what was left out is counted too",
    [step("unit", { passed: 2, failed: 0, skipped: ["Firefox: none here"] })],
    "2 passed, 0 failed, 1 skipped",
  ],
])("%s", (_, results, line) => {
  expect(lastLine(...results)).toBe(line);
});

test("the table names every step, and what was left out with its reason", () => {
  const text = summarise(
    [step("unit", { passed: 2, failed: 0 }), step("firefox", { skipped: ["none here"] })],
    65_000,
  );
  expect(text).toContain("  unit      passed       1.0 s  2 tests");
  expect(text).toContain("  all               1 min 05 s");
  expect(text).toContain("Skipped:\n  none here\n");
});
