import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { Folders } from "./folders";
import { runNode } from "./run-process";

/** How a run of tests ended. */
export interface TestCounts {
  passed: number;
  failed: number;
  /** Names of the tests that were left out; each says why. */
  skipped?: readonly string[];
}

function resultsFile(folders: Folders, project: string): string {
  return join(folders.cache, `jest-${project}.json`);
}

/** Runs one of the jest projects of package.json and resolves to its exit code. */
export function runJest(
  folders: Folders,
  project: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  mkdirSync(folders.cache, { recursive: true });
  rmSync(resultsFile(folders, project), { force: true });
  return runNode(
    [
      "node_modules/jest/bin/jest.js",
      "--selectProjects",
      project,
      "--json",
      `--outputFile=${resultsFile(folders, project)}`,
      ...args,
    ],
    env,
  );
}

/** The counts of the last run of a project; undefined when it ended before it had any. */
export function readTestCounts(folders: Folders, project: string): TestCounts | undefined {
  const file = resultsFile(folders, project);
  if (!existsSync(file)) return undefined;
  const results = JSON.parse(readFileSync(file, "utf8")) as JestResults;
  return {
    passed: results.numPassedTests,
    // A file that cannot even be loaded holds no test that could fail.
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === "pending").map(({ fullName }) => fullName),
    ),
  };
}

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}
