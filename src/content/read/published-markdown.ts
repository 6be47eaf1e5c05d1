import { splitAtPieces } from "@/lib/split-at-pieces";

// Functions through which every markdown tree passes before it is published: those of bodies in the
// plugin src/gatsby/remark-published-markdown, those of answers in markdown.ts. They change the
// tree that they get.

/**
 * A node of a markdown tree (mdast, https://github.com/syntax-tree/mdast), with the parts that are
 * used here.
 */
export interface MarkdownNode {
  type: string;
  value?: string;
  depth?: number;
  url?: string;
  children?: MarkdownNode[];
  position?: { start: { line: number } };
  /** The HTML element that the node becomes, where its type doesn't say it. */
  data?: { hName?: string; hProperties: Record<string, string> };
}

/** The words of a node, without markup. */
export const textOf = (node: MarkdownNode): string =>
  node.value || (node.children ?? []).map(textOf).join("");

const text = (value: string): MarkdownNode => ({ type: "text", value });

const nowrap = (value: string): MarkdownNode => ({
  type: "span",
  data: { hName: "span", hProperties: { className: "nowrap" } },
  children: [text(value)],
});

/**
 * Publishes a tree: single line ends in a paragraph become line breaks (specification, section 2),
 * ranges, hours and dates stay on one line each, and the cells of a table of three columns or more
 * say what their column is called, for phones.
 */
export function publish(node: MarkdownNode): MarkdownNode {
  if (node.type === "table") labelCells(node);
  if (!node.children) return node;
  node.children = node.children.flatMap((child) => {
    if (child.type !== "text") return [publish(child)];
    return (child.value ?? "")
      .split("\n")
      .flatMap((line, index) => [
        ...(index > 0 ? [{ type: "break" }] : []),
        ...splitAtPieces(line).map((part, place) => (place % 2 === 1 ? nowrap(part) : text(part))),
      ]);
  });
  return node;
}

function labelCells({ children: [head, ...rows] = [] }: MarkdownNode): void {
  const labels = (head?.children ?? []).map(textOf);
  if (labels.length < 3) return;
  for (const row of rows)
    for (const [index, cell] of (row.children ?? []).entries())
      if (index > 0) cell.data = { hProperties: { "data-column": labels[index] ?? "" } };
}
