// A plugin of gatsby-transformer-remark, which loads plugins from folders with an index.js. It makes markdown safe, breaks
// lines where the owner did, and gives headings ids (src/content/published-markdown.ts).
/* eslint-disable @typescript-eslint/no-require-imports -- loaded by require; src/tools/lib/gatsby.ts sees to TypeScript */
const { breakLines, makeSafe, nameHeadings } = require("../../content/published-markdown");

/** Puts a table into a box that scrolls, also by keyboard. */
function scrolling(table) {
  const hProperties = { tabIndex: 0, role: "region", ariaLabel: "Table" };
  return { type: "scrollingTable", data: { hName: "div", hProperties }, children: [table] };
}

function boxTables(node) {
  if (!node.children) return node;
  node.children = node.children.map((child) =>
    child.type === "table" ? scrolling(child) : boxTables(child),
  );
  return node;
}

module.exports = ({ markdownAST }) => boxTables(nameHeadings(breakLines(makeSafe(markdownAST))));
