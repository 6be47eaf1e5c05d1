import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();

/** Runs the setup with a stand-in for npm that says what it was asked. */
function run({ node = ">=20", installed }: { node?: string; installed?: object }, npmCode = 0) {
  const packages = { "": {}, "node_modules/a": { version: "1" }, b: { optional: true } };
  write("package.json", JSON.stringify({ engines: { node } }));
  write("package-lock.json", JSON.stringify({ packages }));
  if (installed) write("node_modules/.package-lock.json", JSON.stringify({ packages: installed }));
  chmodSync(write("bin/npm", `#!/bin/sh\necho "npm $*"\nexit ${npmCode}\n`), 0o755);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [write("setup.cjs", readFileSync("src/tools/setup.cjs"))],
    { cwd: at(), encoding: "utf8", env: { PATH: `${at("bin")}${delimiter}/bin` } },
  );
  return { status, stdout, stderr };
}

test("a Node that is too old gets one sentence", () => {
  const { status, stderr } = run({ node: ">=999" });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^This site needs Node 999 or newer, and this is Node [\d.]+\./);
});

test.each([
  ["nothing is installed yet", undefined, "npm ci --include=dev"],
  ["a package is missing", {}, "npm install --include=dev"],
  ["a package is of another version", { "node_modules/a": { version: "2" } }, "npm install"],
])("packages are installed when %s", (_when, installed, expected) => {
  const { status, stdout } = run({ installed });
  expect([status, stdout]).toEqual([0, expect.stringContaining(expected)]);
});

test("nothing is installed when all is there, also beside a package added by hand", () => {
  const installed = { "node_modules/a": { version: "1" }, "node_modules/x": { version: "3" } };
  expect(run({ installed }).stdout).toBe("");
});

test("a failed installation ends in one sentence", () => {
  const { status, stderr } = run({}, 7);
  expect([status, stderr]).toEqual([1, expect.stringContaining("could not be installed")]);
});
