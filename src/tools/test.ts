import { exec } from "node:child_process";
import { runMain } from "./lib/run-main";

/** Runs an npm script, prints its output at the end, and resolves to whether it passed. */
const runScript = (script: string): Promise<boolean> =>
  new Promise((resolve) => {
    exec(`npm run --silent ${script}`, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      console.log(`\n── npm run ${script}: ${error ? "FAILED" : "passed"}\n${stdout}${stderr}`);
      resolve(error === null);
    });
  });

// `npm test`: the build and then its browser tests, if there is a site to test, and beside them the
// unit tests and lint.
runMain(async () => {
  // Keeps the requests that tests send on this machine.
  process.env["FORM_PROVIDER"] = "none";
  console.log("Two steps run at a time, and each prints its output when it ends.");
  const lanes = await Promise.all([
    runScript("build").then((isBuilt) => isBuilt && runScript("test:browser")),
    runScript("test:unit").then(async (isPassed) => (await runScript("lint")) && isPassed),
  ]);
  const isPassed = lanes.every(Boolean);
  console.log(isPassed ? "\nEverything passed." : "\nSomething failed: look for FAILED above.");
  return isPassed ? 0 : 1;
});
