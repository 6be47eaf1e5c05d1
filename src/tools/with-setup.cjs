/*
 * The door to every command: `node src/tools/with-setup.cjs <command> [arguments]` installs what is missing and runs
 * src/tools/<command>.ts. In the oldest syntax there is and without a package, because a Node that is too old has to
 * read it, in a folder where nothing is installed yet.
 */
"use strict";

var childProcess = require("child_process");
var fs = require("fs");
var os = require("os");
var path = require("path");

var root = path.join(__dirname, "..", "..");
var isWindows = process.platform === "win32";

function fail(sentence) {
  process.stderr.write("\n" + sentence + "\n\n");
  process.exit(1);
}

var needed = parseInt(/\d+/.exec(require(path.join(root, "package.json")).engines.node)[0], 10);
var present = process.version.slice(1);
if (parseInt(present, 10) < needed) {
  fail(
    "This site needs Node " +
      needed +
      " or newer, and this is Node " +
      present +
      ": install a current one from https://nodejs.org and run the same command again."
  );
}

/** When a file was last written, in milliseconds; 0 where there is none. */
function writtenAt(file) {
  return fs.existsSync(file) ? fs.statSync(file).mtime.getTime() : 0;
}

// Either by this file, or by hand: npm writes its own copy of the lock file when it is done.
var lockFile = path.join(root, "package-lock.json");
var packages = path.join(root, "node_modules");
var stamp = path.join(packages, ".installed-from");
var lock = require("crypto").createHash("sha256").update(fs.readFileSync(lockFile)).digest("hex");
var isInstalled = fs.existsSync(stamp)
  ? fs.readFileSync(stamp, "utf8").trim() === lock
  : writtenAt(path.join(packages, ".package-lock.json")) > writtenAt(lockFile);
if (!isInstalled) {
  console.log("Installing the packages this site is built with: one to three minutes …");
  // The checks need the development packages, also where NODE_ENV says production.
  var flags = "ci --include=dev --no-audit --no-fund --loglevel=error --fetch-retries=1".split(" ");
  // On Windows npm is a script, which only a shell can start.
  var options = { cwd: root, stdio: "inherit", shell: isWindows };
  if (childProcess.spawnSync("npm", flags, options).status !== 0) {
    fail(
      "The packages could not be installed; npm's reason is above. Most often the internet cannot be reached from here: check the connection and run the same command again."
    );
  }
  fs.writeFileSync(stamp, lock);
}

// Packages of Gatsby ask for Node's own punycode, of which newer versions warn with every command (DEP0040). Nothing here
// can be done about it until Gatsby does, and it would stand above whatever there is to read.
var quiet = "--disable-warning";
var env = Object.assign({}, process.env);
if (process.allowedNodeEnvironmentFlags.has(quiet)) {
  env.NODE_OPTIONS = [process.env.NODE_OPTIONS, quiet + "=DEP0040"].filter(Boolean).join(" ");
}
// From Node 22 on it keeps what it has compiled: a build after a change of text takes 11 s in place of 12.
env.NODE_COMPILE_CACHE = env.NODE_COMPILE_CACHE || path.join(packages, ".cache", "compiled");
var script = path.join(__dirname, process.argv[2] + ".ts");
var child = childProcess.spawn(
  process.execPath,
  ["--import", "tsx", script].concat(process.argv.slice(3)),
  { cwd: root, stdio: "inherit", env: env }
);
["SIGINT", "SIGTERM", "SIGHUP"].forEach(function (signal) {
  process.on(signal, function () {
    // The terminal has already told the whole group about Ctrl+C.
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  });
});
child.on("exit", function (code, signal) {
  process.exit(signal ? 128 + os.constants.signals[signal] : code);
});
