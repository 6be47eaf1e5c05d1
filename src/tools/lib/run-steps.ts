import { formatDuration } from "./format-duration";
import type { TestCounts } from "./run-jest";

/** One check of `npm test`. */
export interface Step {
  name: string;
  /** What is looked at, for the heading. */
  title: string;
  /** Steps that have to pass first, when they are run at all. */
  needs?: string[];
  /** Resolves to an exit code, 0 for passed. */
  run: () => Promise<number>;
  /** For a step that is itself many tests: how many, after the run. */
  countTests?: () => TestCounts | undefined;
}

/** How a step ended. */
export interface StepResult extends TestCounts {
  name: string;
  outcome: "passed" | "failed" | "not run";
  milliseconds: number;
}

/** Runs steps in order, past failures; one whose needs failed is not run. */
export async function runSteps(
  steps: readonly Step[],
  log: (line: string) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const [index, step] of steps.entries()) {
    log(`\n── ${index + 1}/${steps.length} ${step.name}: ${step.title}`);
    const missing = results.filter(
      ({ name, outcome }) => step.needs?.includes(name) && outcome !== "passed",
    );
    if (missing.length > 0) {
      log(`Not run, because ${missing.map(({ name }) => name).join(" and ")} did not pass.`);
      results.push({ name: step.name, outcome: "not run", milliseconds: 0, passed: 0, failed: 0 });
      continue;
    }
    results.push(await runStep(step));
  }
  return results;
}

async function runStep(step: Step): Promise<StepResult> {
  const startedAt = Date.now();
  const code = await step.run();
  const counts = step.countTests?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  // Tests may all pass and the run still fail, by a crash at its end.
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return {
    name: step.name,
    outcome: code === 0 ? "passed" : "failed",
    milliseconds: Date.now() - startedAt,
    passed: counts.passed,
    failed,
    skipped: counts.skipped ?? [],
  };
}

/**
 * The table at the end of `npm test`, then what was left out and why; its last line is
 * `N passed, N failed`, with `, N skipped` where there is any.
 */
export function summarise(results: readonly StepResult[]): string {
  const rows = results.map((result) => {
    const { name, outcome, milliseconds } = result;
    const time = outcome === "not run" ? "" : formatDuration(milliseconds);
    return `  ${name.padEnd(12)}${outcome.padEnd(9)}${time.padStart(12)}  ${describeTests(result)}`.trimEnd();
  });
  const total = formatDuration(results.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const skipped = results.flatMap((result) => result.skipped ?? []);
  return [
    "",
    ...rows,
    `  ${"all".padEnd(21)}${total.padStart(12)}`,
    "",
    ...(skipped.length > 0 ? ["Skipped:", ...skipped.map((name) => `  ${name}`), ""] : []),
    `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`,
  ].join("\n");
}

function describeTests({ passed, failed, skipped = [] }: StepResult): string {
  const run = passed + failed > 1 ? [`${passed + failed} tests`] : [];
  return [...run, ...(skipped.length > 0 ? [`${skipped.length} skipped`] : [])].join(", ");
}
