/*
 * The door to every command: `node src/tools/with-setup.cjs <command> [arguments]`.
 *
 * It makes sure that Node is new enough and the packages are installed, then runs
 * src/tools/<command>.ts. It is written in the oldest syntax there is and needs no package,
 * because it has to be read by a Node that is too old, in a folder where nothing is installed yet.
 */
"use strict";

var childProcess = require("child_process");
var crypto = require("crypto");
var fs = require("fs");
var net = require("net");
var os = require("os");
var path = require("path");

var root = path.join(__dirname, "..", "..");
var packagesFolder = path.join(root, "node_modules");
var lockFile = path.join(root, "package-lock.json");
var stampFile = path.join(packagesFolder, ".installed-from");

// gatsby develop draws its own screen, and watch mode reads keys: both go quiet under CI.
function isInteractive(command, args) {
  return command === "dev" || args.indexOf("--watch") !== -1;
}

function fail(sentence) {
  process.stderr.write("\n" + sentence + "\n\n");
  process.exit(1);
}

function checkNode() {
  var needed = /(\d+)(?:\.(\d+))?/.exec(require(path.join(root, "package.json")).engines.node);
  var present = /^v(\d+)\.(\d+)/.exec(process.version);
  var neededMajor = Number(needed[1]);
  var neededMinor = Number(needed[2] || 0);
  var presentMajor = Number(present[1]);
  if (
    presentMajor > neededMajor ||
    (presentMajor === neededMajor && Number(present[2]) >= neededMinor)
  ) {
    return;
  }
  fail(
    "This site needs Node " +
      needed[0] +
      " or newer, and this is Node " +
      process.version.slice(1) +
      ": install a current one from https://nodejs.org and run the same command again."
  );
}

function listCommands() {
  return fs
    .readdirSync(__dirname)
    .filter(function (name) {
      return /\.ts$/.test(name);
    })
    .map(function (name) {
      return name.replace(/\.ts$/, "");
    })
    .sort();
}

function checkCommand(command) {
  var known = listCommands();
  if (known.indexOf(command) !== -1) return;
  fail(
    (command ? 'There is no command "' + command + '".' : "Which command?") +
      " Known ones: " +
      known.join(", ") +
      "."
  );
}

function hashLockFile() {
  return crypto.createHash("sha256").update(fs.readFileSync(lockFile)).digest("hex");
}

/** The moment a file was last written, in milliseconds; 0 when there is none. */
function modifiedAt(file) {
  try {
    return fs.statSync(file).mtime.getTime();
  } catch (_error) {
    return 0;
  }
}

function isInstalled(hash) {
  if (fs.existsSync(stampFile)) return fs.readFileSync(stampFile, "utf8").trim() === hash;
  // Installed by hand: npm writes its own copy of the lock file when it is done.
  return modifiedAt(path.join(packagesFolder, ".package-lock.json")) > modifiedAt(lockFile);
}

function npm(args) {
  var options = { cwd: root, stdio: "inherit" };
  var self = process.env.npm_execpath;
  if (self && /npm-cli\.c?js$/.test(self)) {
    return childProcess.spawn(process.execPath, [self].concat(args), options);
  }
  // On Windows npm is a script, which only a shell can start.
  options.shell = process.platform === "win32";
  return childProcess.spawn("npm", args, options);
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000) + " s";
}

/** The registry npm is set up with. */
function readRegistry() {
  var options = { encoding: "utf8", shell: process.platform === "win32", stdio: "pipe" };
  return childProcess.execFileSync("npm", ["config", "get", "registry"], options).trim();
}

/** Calls back with whether the package registry answers (true where a proxy stands between). */
function reachRegistry(done) {
  var env = process.env;
  if (env.npm_config_proxy || env.npm_config_https_proxy || env.HTTPS_PROXY || env.https_proxy) {
    done(true);
    return;
  }
  var registry = new URL(env.npm_config_registry || readRegistry());
  var port = Number(registry.port) || (registry.protocol === "http:" ? 80 : 443);
  var socket = net.connect({ host: registry.hostname, port: port, timeout: 5000 });
  function finish(isReached) {
    socket.destroy();
    done(isReached);
  }
  socket.once("connect", function () {
    finish(true);
  });
  socket.once("timeout", function () {
    finish(false);
  });
  socket.once("error", function () {
    finish(false);
  });
}

function install(hash, extraArgs, done) {
  var startedAt = Date.now();
  process.stdout.write(
    "Installing the packages this site is built with (about a gigabyte; one to five minutes) …\n"
  );
  var heartbeat = setInterval(function () {
    process.stdout.write("  … still installing, " + seconds(startedAt) + "\n");
  }, 20000);
  var settled = false;
  function settle(failure) {
    if (settled) return;
    settled = true;
    clearInterval(heartbeat);
    if (failure) {
      fail(
        "The packages could not be installed (" +
          failure +
          "); most often the internet cannot be reached from here, so check the connection and run the same command again."
      );
    }
    fs.writeFileSync(stampFile, hash + "\n");
    process.stdout.write("Installed in " + seconds(startedAt) + ".\n");
    done();
  }
  // The checks need the development packages, also where NODE_ENV says production. npm's warnings
  // are about what packages want of each other: nobody who types npm start can act on them.
  var child = npm(
    ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--include=dev"].concat(extraArgs)
  );
  child.on("error", function (error) {
    settle("npm did not start: " + error.message);
  });
  child.on("exit", function (code, signal) {
    if (signal) process.exit(1);
    settle(code === 0 ? "" : "npm ended with code " + code + ", its message is above");
  });
}

function run(command, args) {
  var env = Object.assign({}, process.env, { GATSBY_TELEMETRY_DISABLED: "1" });
  if (!isInteractive(command, args)) env.CI = "true";
  var script = path.join(__dirname, command + ".ts");
  var child = childProcess.spawn(process.execPath, ["--import", "tsx", script].concat(args), {
    cwd: root,
    env: env,
    stdio: "inherit",
  });
  ["SIGINT", "SIGTERM", "SIGHUP"].forEach(function (signal) {
    process.on(signal, function () {
      // The terminal has already told the whole group about Ctrl+C.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  });
  child.on("error", function (error) {
    fail("The command did not start: " + error.message);
  });
  child.on("exit", function (code, signal) {
    process.exit(signal ? 128 + os.constants.signals[signal] : code);
  });
}

checkNode();
var command = process.argv[2];
var args = process.argv.slice(3);
checkCommand(command);
var hash = hashLockFile();
if (isInstalled(hash)) {
  run(command, args);
} else {
  reachRegistry(function (isReached) {
    // npm would try again and again for many minutes; what it has kept from before still counts.
    var extraArgs = isReached ? [] : ["--fetch-retries=0"];
    install(hash, extraArgs, function () {
      run(command, args);
    });
  });
}
