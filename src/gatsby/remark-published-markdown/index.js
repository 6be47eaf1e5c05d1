// A plugin of gatsby-transformer-remark, which loads plugins from folders with an index.js. It
// keeps the owner's line breaks (src/content/read/published-markdown.ts).
/* eslint-disable @typescript-eslint/no-require-imports -- Gatsby requires this file */

// Gatsby doesn't compile the plugins of its markdown transformer, and the next file is TypeScript.
require("tsx/cjs");
const { breakLines } = require("../../content/read/published-markdown");

module.exports = ({ markdownAST }) => breakLines(markdownAST);
