// A plugin of gatsby-transformer-remark, which loads plugins from folders with an index.js. It
// keeps the owner's line breaks (src/content/read/published-markdown.ts), and lets wide tables
// scroll.
/* eslint-disable @typescript-eslint/no-require-imports -- Gatsby requires this file */

// Gatsby doesn't compile the plugins of its markdown transformer, and the next file is TypeScript.
require("tsx/cjs");
const { breakLines } = require("../../content/read/published-markdown");

/** Puts a table into a box that scrolls (src/components/layout/layout/use-scroll-stops.ts). */
function scrolling(table) {
  const hProperties = { dataScrolls: "", role: "region", ariaLabel: "Table" };
  return { type: "scrollingTable", data: { hName: "div", hProperties }, children: [table] };
}

function boxTables(node) {
  if (!node.children) return node;
  node.children = node.children.map((child) =>
    child.type === "table" ? scrolling(child) : boxTables(child),
  );
  return node;
}

module.exports = ({ markdownAST }) => boxTables(breakLines(markdownAST));
