// What every markdown tree (mdast) goes through before it is published. Plain JavaScript, because gatsby-transformer-remark
// loads its plugins as they are: bodies of files pass through it there, answers and the check in markdown.ts.

/** Addresses that are published: pages of the site, places on a page, and the schemes that the check knows. */
const safeUrl = /^(?:https:\/\/|mailto:|tel:|sms:|#|\/(?![/\\]))[^\s\\<>"]*$/i;

const isSafeUrl = (url) => safeUrl.test(url || "");

const textOf = (node) => node.value || (node.children || []).map(textOf).join("");

/** Nodes between paragraphs; everything else is part of a line. */
const holdsBlocks = ["root", "blockquote", "listItem", "footnoteDefinition"];

/** HTML and pictures become text, links that lead to no known kind of address lose their address. */
function safeChildren(parent) {
  return parent.children.flatMap((child) => {
    if (child.type === "html") {
      const text = { type: "text", value: child.value };
      return [holdsBlocks.includes(parent.type) ? { type: "paragraph", children: [text] } : text];
    }
    if (child.type === "image" || child.type === "imageReference")
      return [{ type: "text", value: child.alt || "" }];
    if (child.type === "definition" && !isSafeUrl(child.url)) return [];
    if (child.children) child.children = safeChildren(child);
    return child.type === "link" && !isSafeUrl(child.url) ? child.children : [child];
  });
}

/** Changes a tree so that no HTML, picture or unknown kind of address is left in it. */
function makeSafe(tree) {
  tree.children = safeChildren(tree);
  return tree;
}

/** Single line ends inside a paragraph become line breaks (specification, section 2). */
function breakLines(node) {
  if (!node.children) return node;
  node.children = node.children.flatMap((child) => {
    if (child.type !== "text" || !child.value.includes("\n")) return [breakLines(child)];
    return child.value
      .split("\n")
      .flatMap((value, index) =>
        index === 0 ? [{ type: "text", value }] : [{ type: "break" }, { type: "text", value }],
      );
  });
  return node;
}

// As slugOf in src/site/links.ts, which plain JavaScript cannot import; a test holds the two together.
const slugOf = (words) =>
  words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Gives every heading an id to link to. It begins with "section-", because the page around the text has ids too. */
function nameHeadings(tree) {
  const taken = new Set();
  const visit = (node) => {
    if (node.type === "heading") {
      const name = `section-${slugOf(textOf(node))}`.replace(/-$/, "");
      let id = name;
      for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
      taken.add(id);
      node.data = { ...node.data, hProperties: { id } };
    }
    (node.children || []).forEach(visit);
  };
  visit(tree);
  return tree;
}

module.exports = { makeSafe, breakLines, nameHeadings, textOf };
