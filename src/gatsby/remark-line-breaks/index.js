// A plugin of gatsby-transformer-remark, which loads plugins from folders of plain JavaScript. It makes what is published
// safe (src/content/published-markdown.js), breaks lines where the owner did, and gives headings something to link to.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded as it is, by require
const { breakLines, makeSafe, textOf } = require("../../content/published-markdown");

// As slugOf in src/site/links.ts, which plain JavaScript cannot import; a test holds the two together.
function slugOf(words) {
  return words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A wide table scrolls in a box of its own, which the keyboard can reach. */
function scrolling(table) {
  const hProperties = { tabIndex: 0, role: "region", ariaLabel: "Table" };
  return { type: "scrollingTable", data: { hName: "div", hProperties }, children: [table] };
}

function walk(node, seen) {
  if (node.type === "heading") {
    const slug = slugOf(textOf(node)) || "section";
    const count = seen.get(slug) || 0;
    seen.set(slug, count + 1);
    node.data = { ...node.data, hProperties: { id: count === 0 ? slug : `${slug}-${count + 1}` } };
  }
  if (!node.children) return;
  node.children = node.children.map((child) =>
    child.type === "table" && node.type !== "scrollingTable" ? scrolling(child) : child,
  );
  for (const child of node.children) walk(child, seen);
}

module.exports = ({ markdownAST }) => {
  walk(breakLines(makeSafe(markdownAST)), new Map());
  return markdownAST;
};
