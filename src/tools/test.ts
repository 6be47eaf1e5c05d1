import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { runMain } from "./lib/run-main";

/** The numbers of tests that passed and failed. A step that doesn't count tests counts as one test. */
interface Result {
  passed: number;
  failed: number;
}

/** The part of jest's report that is used here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/**
 * Runs an npm script and resolves to its exit code. Its output is printed at the end, because two scripts run at a time and
 * their lines would mix.
 */
async function run(script: string, args: string[] = []): Promise<number> {
  const startedAt = Date.now();
  console.log(`   npm run ${script} …`);
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

/** Runs an npm script that uses jest, and reads how many tests passed and failed. */
async function runTests(script: string): Promise<Result> {
  const file = `.build/${script.replace(":", "-")}.json`;
  rmSync(file, { force: true });
  const code = await run(script, ["--json", `--outputFile=${file}`]);
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as JestReport;
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed: code === 0 ? 0 : Math.max(failed, 1) };
  } catch {
    // jest crashed before it could write a report.
    return { passed: 0, failed: 1 };
  }
}

// `npm test`: the build and then its browser tests, and beside them the unit tests and lint. All run, even if one fails.
runMain(async () => {
  mkdirSync(".build", { recursive: true });
  // The requests that the tests send must stay on this machine.
  process.env["FORM_PRESET"] = "none";
  console.log(
    "Two steps run at a time, and each prints its output when it ends: about eight minutes on two cores.",
  );
  const lanes = await Promise.all([
    (async () => {
      const built = await runStep("build");
      // If the build failed, there is no site to test.
      return built.failed > 0 ? [built] : [built, await runTests("test:browser")];
    })(),
    (async () => [await runTests("test:unit"), await runStep("lint")])(),
  ]);
  const results = lanes.flat();
  const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
});
