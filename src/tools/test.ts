import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { runMain } from "./lib/run-main";

/** How many tests passed and failed. A step that doesn't count tests is one test. */
interface Result {
  passed: number;
  failed: number;
}

/** The part of jest's report that is used. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Runs an npm script, then prints its output: two run at a time, and their lines must not mix. */
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

/** Runs a script that uses jest, whose report has the number of tests. */
async function runTests(script: string): Promise<Result> {
  const file = `.build/${script.replace(":", "-")}.json`;
  rmSync(file, { force: true });
  const code = await run(script, ["--json", `--outputFile=${file}`]);
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as JestReport;
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed: code === 0 ? 0 : Math.max(failed, 1) };
  } catch {
    // It crashed before it could write a report.
    return { passed: 0, failed: 1 };
  }
}

// Runs all checks, even after one has failed. While the site is built, the code is checked; then browsers test the site.
runMain(async () => {
  mkdirSync(".build", { recursive: true });
  // Tests send requests, which must stay on this machine.
  process.env["FORM_PRESET"] = "none";
  console.log(
    "Two things run at a time, and each prints its lines when it ends: the build, then browser tests; beside them unit tests, check, lint and small builds. All of it takes 8 to 15 minutes.",
  );
  const lanes = await Promise.all([
    (async () => {
      const built = await runStep("build");
      // Without a site, there is nothing to test.
      return built.failed > 0 ? [built] : [built, await runTests("test:browser")];
    })(),
    (async () => [
      await runTests("test:unit"),
      await runStep("check"),
      await runStep("lint"),
      await runTests("test:builds"),
    ])(),
  ]);
  const results = lanes.flat();
  const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
});
