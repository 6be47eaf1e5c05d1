// Compiles the tests with esbuild and without type checks, which `npm run lint` does. Babel and TypeScript take many times as
// long.
"use strict";

const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const esbuild = require("esbuild");

const own = esbuild.version + readFileSync(__filename, "utf8");

module.exports = {
  getCacheKey: (code, file) =>
    createHash("sha256").update([own, file, code].join("\0")).digest("hex"),
  process: (code, file) =>
    esbuild.transformSync(code, {
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
