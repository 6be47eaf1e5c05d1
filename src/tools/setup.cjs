// Installs missing packages before any other command. It uses only Node, in syntax that old versions can read, so that it
// can tell people that theirs is too old.
"use strict";

const { spawnSync } = require("child_process");
const { existsSync, readFileSync } = require("fs");

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const stop = (sentence) => {
  console.error("\n" + sentence + "\n");
  process.exit(1);
};

const needed = parseInt(/\d+/.exec(readJson("package.json").engines.node)[0], 10);
if (parseInt(process.version.slice(1), 10) < needed)
  stop(
    `This site needs Node ${needed} or newer, and this is Node ${process.version.slice(1)}. Install a current version from https://nodejs.org and run the command again.`
  );

// npm's list of what it has installed. Optional packages, which other systems need, may be missing.
const list = "node_modules/.package-lock.json";
const installed = existsSync(list) ? readJson(list).packages : {};
const wanted = readJson("package-lock.json").packages;
const isThere = (path) =>
  path === "" || wanted[path].optional || (installed[path] || {}).version === wanted[path].version;

if (!Object.keys(wanted).every(isThere)) {
  console.log("Installing packages. This takes one to three minutes …");
  const flags = "--include=dev --no-audit --no-fund --loglevel=error --fetch-retries=1";
  const npm = `npm ${existsSync(list) ? "install" : "ci"} ${flags}`;
  if (spawnSync(npm, { stdio: "inherit", shell: true }).status !== 0)
    stop(
      "The packages could not be installed; npm's reason is above. Check the internet connection and run the command again."
    );
}
