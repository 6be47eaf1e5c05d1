// A plugin of gatsby-transformer-remark, which loads plugins from folders with an index.js. It
// prepares the owner's texts (src/content/read/published-markdown.ts).
/* eslint-disable @typescript-eslint/no-require-imports -- Gatsby requires this file */

// Gatsby doesn't compile the plugins of its markdown transformer, and the next file is TypeScript.
require("tsx/cjs");
const { publish } = require("../../content/read/published-markdown");

module.exports = ({ markdownAST }) => publish(markdownAST);
