import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();

interface Situation {
  node?: string;
  installed?: object;
  command?: string;
  mode?: string;
  npmCode?: number;
}

/** Runs the setup with a fake npm that prints its arguments and ends with `npmCode`. */
function run({ node = ">=20", installed, command = "start", mode, npmCode = 0 }: Situation) {
  const packages = {
    "": {},
    "node_modules/a": { version: "1" },
    "node_modules/d": { version: "1", dev: true },
    b: { optional: true },
  };
  write("package.json", JSON.stringify({ engines: { node } }));
  write("package-lock.json", JSON.stringify({ packages }));
  if (installed) write("node_modules/.package-lock.json", JSON.stringify({ packages: installed }));
  chmodSync(write("bin/npm", `#!/bin/sh\necho "npm $*"\nexit ${npmCode}\n`), 0o755);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [write("setup.cjs", readFileSync("src/tools/setup.cjs"))],
    {
      cwd: at(),
      encoding: "utf8",
      env: {
        PATH: `${at("bin")}${delimiter}/bin`,
        npm_lifecycle_event: command,
        ...(mode && { NODE_ENV: mode }),
      },
    },
  );
  return { status, stdout, stderr };
}

const all = { "node_modules/a": { version: "1" }, "node_modules/d": { version: "1" } };

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

test.each(["999", `${major}.${minor + 1}`])("this Node is refused if %s is needed", (needed) => {
  const { status, stderr } = run({ node: `>=${needed}` });
  expect(status).toBe(1);
  expect(stderr.trim()).toContain(
    `This site needs Node ${needed} or newer, and this is Node ${process.versions.node}.`,
  );
});

test.each([String(major), `${major}.${minor}`])(
  "this Node is accepted if %s is needed",
  (needed) => {
    expect(run({ node: `>=${needed}`, installed: all }).status).toBe(0);
  },
);

test.each([
  ["nothing is installed yet", undefined, "npm ci --include=dev"],
  ["a package is missing", {}, "npm install --include=dev"],
  ["a package has another version", { ...all, "node_modules/a": { version: "2" } }, "npm install"],
])("npm start and npm test install packages when %s", (_when, installed, expected) => {
  for (const command of ["start", "test"]) {
    const { status, stdout } = run({ installed, command });
    expect([status, stdout]).toEqual([0, expect.stringContaining(expected)]);
  }
});

test("other commands install nothing and say what to run", () => {
  const { status, stdout, stderr } = run({ command: "check" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim()).toBe(
    "2 packages are missing or out of date. Run npm ci, which takes one to three minutes, and then this command again.",
  );
});

test("a host that doesn't install development packages can build", () => {
  const installed = { "node_modules/a": { version: "1" } };
  expect(run({ installed, command: "build", mode: "production" }).status).toBe(0);
});

test("nothing is installed if no package is missing, even if there is an extra one", () => {
  const installed = { ...all, "node_modules/x": { version: "3" } };
  expect(run({ installed }).stdout).toBe("");
});

test("a failed installation ends with a plain message", () => {
  const { status, stderr } = run({ npmCode: 7 });
  expect([status, stderr]).toEqual([1, expect.stringContaining("could not be installed")]);
});
