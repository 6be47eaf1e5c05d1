// Tests are compiled by the preset the site itself is compiled by, plus TypeScript.
"use strict";

const { createTransformer } = require("babel-jest");

module.exports = createTransformer({
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic" }],
    ["@babel/preset-typescript", { onlyRemoveTypeImports: true }],
  ],
});
