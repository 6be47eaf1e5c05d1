/** A node of a markdown tree (https://github.com/syntax-tree/mdast): the parts used here. */
export interface MarkdownNode {
  type: string;
  value?: string;
  depth?: number;
  url?: string;
  children?: MarkdownNode[];
  data?: { hProperties?: { id?: string } };
  position?: { start: { line: number } };
}

/** Removes HTML, pictures and unknown kinds of address from a tree. */
export function makeSafe(tree: MarkdownNode): MarkdownNode;

/** Turns single line ends inside a paragraph into line breaks. */
export function breakLines(tree: MarkdownNode): MarkdownNode;

/** Gives every heading of a tree an id, in the data of its node. */
export function nameHeadings(tree: MarkdownNode): MarkdownNode;

/** The words of a node, without markup. */
export function textOf(node: MarkdownNode): string;
