// Installs the packages that are missing, before any other command. It needs nothing but Node, and keeps to syntax that
// an old one can read, so that it can say that it is too old.
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
    `This site needs Node ${needed} or newer, and this is Node ${process.version.slice(1)}. Install a current one from https://nodejs.org and run the command again.`
  );

// npm keeps its own list of what it has installed. A package that a system does not need may be missing.
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
      "The packages could not be installed; npm's reason is above. Most often the internet cannot be reached: check the connection and run the command again."
    );
}
