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
}

/** The words of a node, without markup. */
export const textOf = (node: MarkdownNode): string =>
  node.value || (node.children ?? []).map(textOf).join("");

/** Turns single line ends in a paragraph into line breaks (specification, section 2). */
export function breakLines(node: MarkdownNode): MarkdownNode {
  if (!node.children) return node;
  node.children = node.children.flatMap((child) => {
    if (child.type !== "text" || !child.value?.includes("\n")) return [breakLines(child)];
    return child.value
      .split("\n")
      .flatMap((value, index) =>
        index === 0 ? [{ type: "text", value }] : [{ type: "break" }, { type: "text", value }],
      );
  });
  return node;
}
