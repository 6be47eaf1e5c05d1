/** A node of a markdown tree: https://github.com/syntax-tree/mdast, as far as it is looked at. */
export interface MarkdownNode {
  type: string;
  value?: string;
  depth?: number;
  url?: string;
  children?: MarkdownNode[];
  data?: { hProperties?: { id?: string } };
  position?: { start: { line: number } };
}

/** Changes a tree so that no HTML, picture or unknown kind of address is left in it. */
export function makeSafe(tree: MarkdownNode): MarkdownNode;

/** Single line ends inside a paragraph become line breaks. */
export function breakLines(tree: MarkdownNode): MarkdownNode;

/** Gives every heading of a tree an id, as data of the node. */
export function nameHeadings(tree: MarkdownNode): MarkdownNode;

/** The words of a node without its marks. */
export function textOf(node: MarkdownNode): string;
