import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import { breakLines, makeSafe, textOf, type MarkdownNode } from "./published-markdown";

/** What the checks need to know of a markdown text. Lines are counted from 1 within the text. */
export interface MarkdownFacts {
  links: { url: string; line: number }[];
  /** Raw HTML, which the site publishes as the text it is. */
  html: { text: string; line: number }[];
  headings: { depth: number; text: string; line: number }[];
  images: { url: string; line: number }[];
  /** Words and signs that are published as they are, code apart: marks that did not become anything too. */
  texts: { text: string; line: number }[];
  /** Lines that four spaces make into code. */
  indented: { text: string; line: number }[];
  words: number;
}

// The parser of gatsby-transformer-remark with its plugins: what is checked is what is published.
const parser = remark().use(gfm).use(footnotes, { inlineNotes: true });

/** Markdown as a tree. A text of megabytes takes minutes: limit what is given. */
const parse = (markdown: string) => parser.parse(markdown) as unknown as MarkdownNode;

/** What is known of a line that holds no mark of markdown. */
export const plainText = (text: string): MarkdownFacts => ({
  links: [],
  html: [],
  headings: [],
  images: [],
  texts: [{ text, line: 1 }],
  indented: [],
  words: countWords(text),
});

/** Reads links, raw HTML, headings, pictures, plain texts and the number of words. */
export function readMarkdown(markdown: string): MarkdownFacts {
  const facts: MarkdownFacts = { ...plainText(markdown), texts: [] };
  const rows = markdown.split("\n");
  const visit = (node: MarkdownNode) => {
    const line = node.position?.start.line ?? 1;
    const { value = "", url = "" } = node;
    if (node.type === "html") facts.html.push({ text: value.trim(), line });
    if (node.type === "text") facts.texts.push({ text: value, line });
    if (node.type === "heading")
      facts.headings.push({ depth: node.depth ?? 1, text: textOf(node), line });
    if (node.type === "link" || node.type === "definition") facts.links.push({ url, line });
    if (node.type === "image") facts.images.push({ url, line });
    if (node.type === "code" && /^ {4}|^\t/.test(rows[line - 1] ?? ""))
      facts.indented.push({ text: value, line });
    node.children?.forEach(visit);
  };
  visit(parse(markdown));
  return facts;
}

/** Words of a text; marks and numbers alone do not count, links count by their words. */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

/** A markdown text as safe HTML; single line ends become line breaks. */
export function markdownToHtml(markdown: string): string {
  const tree = breakLines(makeSafe(parse(markdown)));
  return toHtml(toHast(tree as Parameters<typeof toHast>[0]));
}

/** A markdown text without its marks, for structured data and descriptions. */
export function markdownToText(markdown: string): string {
  return (parse(markdown).children ?? [])
    .map((block) => textOf(block).replace(/\s*\n\s*/g, " "))
    .join("\n");
}
