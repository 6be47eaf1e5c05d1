import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

import { runMain } from "./lib/run-main";

/** How many tests passed and failed; a step that counts none is one test. */
interface Result {
  passed: number;
  failed: number;
}

/** The part of jest's report that is read. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Runs an npm script to its end, then prints what it said: two run at a time, and their lines are not mixed. */
async function run(script: string, args: string[] = []): Promise<number> {
  const startedAt = Date.now();
  const command = ["npm run --silent", script, ...(args.length > 0 ? ["--", ...args] : [])];
  const child = spawn(command.join(" "), { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [code] = (await once(child, "close")) as [number | null];
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`\n── npm run ${script} (${seconds} s, ${code === 0 ? "passed" : "FAILED"})`);
  console.log(output.trim());
  return code ?? 1;
}

const runStep = async (script: string): Promise<Result> =>
  (await run(script)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** The same for a script that runs jest, whose report says how many tests there are. */
async function runTests(script: string): Promise<Result> {
  const file = `.build/${script.replace(":", "-")}.json`;
  rmSync(file, { force: true });
  const code = await run(script, ["--json", `--outputFile=${file}`]);
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as JestReport;
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed: code === 0 ? 0 : Math.max(failed, 1) };
  } catch {
    // It crashed before it could write one.
    return { passed: 0, failed: 1 };
  }
}

// Every check, past those that fail: the code is checked while the site is built, then the site is tested in a browser.
runMain(async () => {
  mkdirSync(".build", { recursive: true });
  console.log("Building the site; unit tests, lint and the content check run beside it …");
  const lanes = await Promise.all([
    (async () => {
      const built = await runStep("build");
      // Without a site there is nothing to test.
      return built.failed > 0 ? [built] : [built, await runTests("test:browser")];
    })(),
    (async () => [await runTests("test:unit"), await runStep("check"), await runStep("lint")])(),
  ]);
  const results = lanes.flat();
  const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
});
