// Compiles the tests with TypeScript and without type checks, which `npm run lint` does. Babel would take several times as long.
"use strict";

const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const ts = require("typescript");

const own = ts.version + readFileSync(__filename, "utf8");

module.exports = {
  getCacheKey: (code, file) =>
    createHash("sha256").update([own, file, code].join("\0")).digest("hex"),
  process: (code, file) => ({
    code: ts.transpileModule(code, {
      fileName: file,
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        jsx: ts.JsxEmit.ReactJSX,
        esModuleInterop: true,
        allowJs: true,
        inlineSourceMap: true,
      },
    }).outputText,
  }),
};
