import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "checkout-"));
  mkdirSync(join(root, "src/tools"), { recursive: true });
  cpSync("src/tools/with-setup.cjs", join(root, "src/tools/with-setup.cjs"));
  writeFileSync(join(root, "src/tools/hello.ts"), "");
  writeFileSync(join(root, "package-lock.json"), "{}");
  writePackageJson(">=20");
});
afterEach(() => rmSync(root, { recursive: true }));

function writePackageJson(node: string) {
  writeFileSync(join(root, "package.json"), JSON.stringify({ engines: { node } }));
}

// Stands in for tsx, and ends before Node looks at the TypeScript.
const TSX = 'console.log("tsx runs"); process.exit(0);';

/** A stand-in for npm: it notes what it was asked, makes the package tsx, and ends with the code. */
function writeNpm(code: number) {
  mkdirSync(join(root, "bin"));
  const tsx = `mkdir -p node_modules/tsx && echo '${TSX}' > node_modules/tsx/index.js`;
  writeFileSync(join(root, "bin/npm"), `#!/bin/sh\necho "npm $*"\n${tsx}\nexit ${code}\n`, {
    mode: 0o755,
  });
}

function run(...args: string[]) {
  const path = `${join(root, "bin")}${delimiter}${process.env["PATH"]}`;
  // Nothing answers there: a machine without a network.
  const env = { PATH: path, HOME: root, npm_config_registry: "http://127.0.0.1:1/" };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "src/tools/with-setup.cjs"), ...args],
    { encoding: "utf8", env },
  );
  return { status, stdout, stderr };
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
  writeFileSync(join(root, "package-lock.json"), '{"changed": true}');
  expect(run("hello").stdout).toContain("npm ci");
});

test("packages installed by hand after the lock file changed are taken as they are", () => {
  writeNpm(0);
  mkdirSync(join(root, "node_modules/tsx"), { recursive: true });
  writeFileSync(join(root, "node_modules/tsx/index.js"), TSX);
  writeFileSync(join(root, "node_modules/.package-lock.json"), "{}");
  utimesSync(join(root, "package-lock.json"), 1_000, 1_000);
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
