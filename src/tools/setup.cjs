// Runs before every command. It stops if Node is too old or packages are missing; only `npm start` and `npm test` install
// them. It uses nothing but Node itself, in syntax that old versions can read, so that an old Node gets as far as the message.
"use strict";

const { spawnSync } = require("child_process");
const { existsSync, readFileSync } = require("fs");

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const stop = (sentence) => {
  console.error("\n" + sentence + "\n");
  process.exit(1);
};

const needed = /\d+(\.\d+)?/.exec(readJson("package.json").engines.node)[0];
const [neededMajor, neededMinor] = needed.split(".").map(Number);
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < neededMajor || (major === neededMajor && minor < (neededMinor || 0)))
  stop(
    `This site needs Node ${needed} or newer, and this is Node ${process.versions.node}. Install a current version from https://nodejs.org and run the command again.`
  );

const command = process.env.npm_lifecycle_event;
const mayInstall = command === "start" || command === "test";

// npm's list of the packages that it has installed. Optional packages, which other systems need, may be missing. So may
// development packages, at a host that installs without them.
const list = "node_modules/.package-lock.json";
const installed = existsSync(list) ? readJson(list).packages : {};
const wanted = readJson("package-lock.json").packages;
const withoutDev = process.env.NODE_ENV === "production" && !mayInstall;
const isThere = (path) =>
  path === "" ||
  wanted[path].optional ||
  (withoutDev && wanted[path].dev) ||
  (installed[path] || {}).version === wanted[path].version;

const missing = Object.keys(wanted).filter((path) => !isThere(path)).length;
if (missing > 0 && !mayInstall)
  stop(
    `${missing === 1 ? "1 package is" : `${missing} packages are`} missing or out of date. Run npm ci, which takes one to three minutes, and then this command again.`
  );
if (missing > 0) {
  console.log("Installing packages, which takes one to three minutes …");
  const flags = "--include=dev --no-audit --no-fund --loglevel=error --fetch-retries=1";
  const npm = `npm ${existsSync(list) ? "install" : "ci"} ${flags}`;
  if (spawnSync(npm, { stdio: "inherit", shell: true }).status !== 0)
    stop(
      "The packages could not be installed; npm's reason is above. Check the internet connection and run the command again."
    );
}
