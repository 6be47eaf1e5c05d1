// A plugin of gatsby-transformer-remark, which loads plugins from folders of plain JavaScript. It makes what is published
// safe, breaks lines where the owner did, and gives headings something to link to (src/content/published-markdown.js).
/* eslint-disable @typescript-eslint/no-require-imports -- loaded as it is, by require */
const { breakLines, makeSafe, nameHeadings } = require("../../content/published-markdown");

/** A wide table scrolls in a box of its own, which the keyboard can reach. */
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
