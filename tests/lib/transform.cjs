// Compiles the tests with esbuild and without type checks, which `npm run lint` does. Babel and
// TypeScript take many times as long.
"use strict";

const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const path = require("node:path");
const esbuild = require("esbuild");

// The alias of tsconfig.json. jest's own setting doesn't reach the files that start a run.
const source = path.resolve(__dirname, "../../src").replaceAll("\\", "/");
const withoutAlias = (code) => code.replace(/(["'])@\//g, `$1${source}/`);

const own = esbuild.version + readFileSync(__filename, "utf8");

module.exports = {
  getCacheKey: (code, file) =>
    createHash("sha256").update([own, file, code].join("\0")).digest("hex"),
  process: (code, file) =>
    esbuild.transformSync(withoutAlias(code), {
      loader: file.endsWith("x") ? "tsx" : "ts",
      format: "cjs",
      target: "es2022",
      // jest can't run import() without a flag of Node's.
      supported: { "dynamic-import": false },
      jsx: "automatic",
      sourcemap: "both",
      sourcefile: file,
    }),
};
