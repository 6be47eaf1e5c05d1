import { existsSync } from "node:fs";
import { parseArgs } from "node:util";

import { isBuildCurrent, isBuiltFromNothing } from "./lib/build-stamp";
import { buildSite } from "./lib/build-site";
import { foldersAt } from "./lib/folders";
import { PlainError } from "./lib/plain-error";
import { readTestCounts, runJest } from "./lib/run-jest";
import { runMain } from "./lib/run-main";
import { runNode, runSibling } from "./lib/run-process";
import { runSteps, type Step, summarise } from "./lib/run-steps";

const folders = foldersAt();

const STEPS: Step[] = [
  {
    name: "types",
    title: "TypeScript finds no mistake",
    run: () => runNode(["node_modules/typescript/bin/tsc", "--noEmit"]),
  },
  {
    name: "lint",
    title: "ESLint finds no mistake, and imports go one way",
    run: () => runNode(["node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."]),
  },
  {
    name: "styles",
    title: "Stylelint finds no mistake in the styles",
    run: () =>
      runNode([
        "node_modules/stylelint/bin/stylelint.mjs",
        "--max-warnings=0",
        "--allow-empty-input",
        "src/**/*.scss",
      ]),
  },
  {
    name: "format",
    title: "every file is laid out by Prettier",
    run: () =>
      runNode(["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."]),
  },
  {
    name: "unit",
    title: "rules and components, each by itself",
    run: () => runJest(folders, "unit"),
    countTests: () => readTestCounts(folders, "unit"),
  },
  { name: "check", title: "the owner's content", run: () => runSibling("check") },
  {
    name: "build",
    title: "the whole site",
    run: async () => {
      if (!isBuildCurrent(folders)) return buildSite(folders);
      console.log("Nothing changed since the last build.");
      return 0;
    },
  },
  {
    name: "verify",
    title: "the built files: links, budgets, headers",
    needs: ["build"],
    run: () => runSibling("verify"),
  },
  {
    name: "repeatable",
    title: "a second build, from nothing and elsewhere, makes the same files",
    needs: ["build"],
    run: () => runSibling("repeat-build"),
    countTests: () =>
      isBuiltFromNothing(folders)
        ? undefined
        : {
            passed: 0,
            failed: 0,
            skipped: [
              "A second build: an earlier build went into public/; run `npm run clean` and `npm test` again",
            ],
          },
  },
  {
    name: "hosts",
    title: "the built site on the kinds of host it is made for",
    needs: ["build"],
    run: () => runSibling("host-tests"),
    countTests: () => readTestCounts(folders, "hosts"),
  },
  {
    name: "browser",
    title: "the built site in a real browser",
    needs: ["build"],
    run: () => runSibling("browser-tests"),
    countTests: () => readTestCounts(folders, "browser"),
  },
  {
    name: "firefox",
    title: "the built site in another engine",
    needs: ["build"],
    run: () => runSibling("firefox-tests"),
    countTests: () => readTestCounts(folders, "firefox"),
  },
];
// Steps that are commands of their own run once their command is there.
const SIBLINGS = ["check", "verify"];

function chooseSteps(only: string | undefined): Step[] {
  const present = STEPS.filter(
    ({ name }) => !SIBLINGS.includes(name) || existsSync(`src/tools/${name}.ts`),
  );
  if (only === undefined) return present;
  const names = only.split(",");
  const known = present.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new PlainError(`There is no step "${unknown}". Known ones: ${known.join(", ")}.`);
  }
  return present.filter(({ name }) => names.includes(name));
}

runMain(async (args) => {
  const { values } = parseArgs({
    args,
    options: { only: { type: "string" }, watch: { type: "boolean" } },
  });
  if (values.watch) {
    return runNode(["node_modules/jest/bin/jest.js", "--selectProjects", "unit", "--watch"]);
  }
  const results = await runSteps(chooseSteps(values.only), (line) => console.log(line));
  console.log(summarise(results));
  return results.every(({ outcome }) => outcome === "passed") ? 0 : 1;
});
