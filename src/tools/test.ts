import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { buildSite } from "./lib/build-site";
import { isBuildCurrent } from "./lib/build-state";
import { type Check, lintChecks } from "./lib/checks";
import { foldersAt } from "./lib/folders";
import { formatDuration } from "./lib/format-duration";
import { runMain } from "./lib/run-main";
import { programs, runNode } from "./lib/run-node";
import { countTests, type JestReport, type StepResult, summarise } from "./lib/summarise";

const folders = foldersAt();
const reports = join(folders.cache, "tests");
const command = (name: string, ...args: string[]) => [
  ...["--import", "tsx", `src/tools/${name}.ts`],
  ...args,
];
const jestReport = (name: string) => join(reports, `${name}.json`);
const withReport = (name: string) => ["--json", `--outputFile=${jestReport(name)}`];
const siteTests = (name: string, title: string): Check => ({
  name,
  title,
  args: command(`${name}-tests`, ...withReport(name)),
});

/** The code and the content: while the site is built, and on the other core. */
const sourceChecks: readonly Check[] = [
  {
    name: "unit",
    title: "rules and components, each by itself",
    args: [programs.jest, "--selectProjects", "unit", ...withReport("unit")],
  },
  ...lintChecks,
  { name: "check", title: "the owner's content", args: command("check") },
];

/** The built site. */
const siteChecks: readonly Check[] = [
  { name: "verify", title: "the built files: links, heads, scripts", args: command("verify") },
  siteTests("browser", "the built site in a real browser"),
];

/** The built site elsewhere: beside the browser tests, of which a part is waiting. */
const otherChecks: readonly Check[] = [
  siteTests("hosts", "the built site on the kinds of host it is made for"),
  siteTests("firefox", "the built site in another engine"),
];

/** Runs a check to its end, then prints what it said: two run at a time, and their lines are not mixed. */
async function run({ name, title, args }: Check): Promise<StepResult> {
  const startedAt = Date.now();
  const log = join(reports, `${name}.log`);
  rmSync(jestReport(name), { force: true });
  const output = openSync(log, "w");
  const code = await runNode(args, { stdio: ["ignore", output, output] });
  closeSync(output);
  const milliseconds = Date.now() - startedAt;
  const time = formatDuration(milliseconds);
  console.log(`\n── ${name}: ${title} (${time}, ${code === 0 ? "passed" : "FAILED"})`);
  console.log(readFileSync(log, "utf8").trim());
  return { name, milliseconds, ...countTests(code, readReport(name)) };
}

/** Undefined for a step that writes none, or was ended while it wrote. */
function readReport(name: string): JestReport | undefined {
  try {
    return JSON.parse(readFileSync(jestReport(name), "utf8")) as JestReport;
  } catch {
    return undefined;
  }
}

async function build(): Promise<StepResult> {
  const startedAt = Date.now();
  console.log("── build: the whole site, while the code is checked");
  const code = isBuildCurrent(folders) ? 0 : await buildSite(folders);
  return { name: "build", milliseconds: Date.now() - startedAt, ...countTests(code) };
}

async function inOrder(checks: readonly Check[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const check of checks) results.push(await run(check));
  return results;
}

// Every check, past those that fail; the last line is `N passed, N failed`.
runMain(async () => {
  mkdirSync(reports, { recursive: true });
  const startedAt = Date.now();
  const built = build();
  const onceBuilt = async (checks: readonly Check[]): Promise<StepResult[]> =>
    (await built).failed === 0
      ? inOrder(checks)
      : checks.map(({ name }) => ({ name, milliseconds: 0, ...countTests(1) }));
  const lanes = await Promise.all([
    inOrder(sourceChecks).then(async (sources) => [
      ...sources,
      await built,
      ...(await onceBuilt(otherChecks)),
    ]),
    onceBuilt(siteChecks),
  ]);
  const results = lanes.flat();
  console.log(summarise(results, Date.now() - startedAt));
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
});
