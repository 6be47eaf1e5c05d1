import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, utimesSync } from "node:fs";
import { delimiter } from "node:path";

import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
beforeEach(() => {
  write("src/tools/with-setup.cjs", readFileSync("src/tools/with-setup.cjs"));
  write("src/tools/hello.ts", "");
  write("package-lock.json", "{}");
  writePackageJson(">=20");
});

function writePackageJson(node: string) {
  write("package.json", JSON.stringify({ engines: { node } }));
}

// Stands in for tsx, and ends before Node looks at the TypeScript.
const TSX = 'console.log("tsx runs"); process.exit(0);';

/** A stand-in for npm: it notes what it was asked, makes the package tsx, and ends with the code. */
function writeNpm(code: number) {
  const tsx = `mkdir -p node_modules/tsx && echo '${TSX}' > node_modules/tsx/index.js`;
  chmodSync(write("bin/npm", `#!/bin/sh\necho "npm $*"\n${tsx}\nexit ${code}\n`), 0o755);
}

function run(...args: string[]) {
  const path = `${at("bin")}${delimiter}${process.env["PATH"]}`;
  // Nothing answers there: a machine without a network.
  const env = { PATH: path, HOME: at(), npm_config_registry: "http://127.0.0.1:1/" };
  const command = [at("src/tools/with-setup.cjs"), ...args];
  return spawnSync(process.execPath, command, { encoding: "utf8", env });
}

test("a Node that is too old gets one sentence", () => {
  writePackageJson(">=999");
  const { status, stderr } = run("hello");
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(
    /^This site needs Node 999 or newer, and this is Node [\d.]+: .*nodejs\.org.*\.$/,
  );
});

test("missing packages are installed once, then the command runs", () => {
  writeNpm(0);
  const first = run("hello");
  // Without a network it does not try again and again.
  expect(first.stdout).toMatch(/npm ci --include=dev .*--fetch-retries=1/);
  expect(first.stdout).toContain("tsx runs");
  expect(first.status).toBe(0);
  expect(run("hello").stdout).not.toContain("npm ci");
  write("package-lock.json", '{"changed": true}');
  expect(run("hello").stdout).toContain("npm ci");
});

test("packages installed by hand after the lock file changed are taken as they are", () => {
  writeNpm(0);
  write("node_modules/tsx/index.js", TSX);
  write("node_modules/.package-lock.json", "{}");
  utimesSync(at("package-lock.json"), 1_000, 1_000);
  const { stdout } = run("hello");
  expect(stdout).toContain("tsx runs");
  expect(stdout).not.toContain("npm ci");
});

test("a failed installation ends in one sentence, and the command does not run", () => {
  writeNpm(7);
  const { status, stdout, stderr } = run("hello");
  expect(status).toBe(1);
  expect(stdout).not.toContain("tsx runs");
  expect(stderr.trim()).toMatch(/^The packages could not be installed; .*internet.*\.$/);
});
