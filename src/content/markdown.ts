import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import {
  breakLines,
  makeSafe,
  nameHeadings,
  textOf,
  type MarkdownNode,
} from "./published-markdown";
import type { Words } from "./problem";
import { quote } from "./visible";

/** What the checks need to know of a markdown text. Lines are counted from 1 within the text. */
export interface MarkdownFacts {
  links: { url: string; line: number }[];
  headings: { id: string; line: number }[];
  /** Words and signs that are published as they are, code apart: marks that did not become anything too. */
  texts: { text: string; line: number }[];
  /** Parts that do not become what they look like. */
  oddities: (Words & { line: number })[];
}

// The parser of gatsby-transformer-remark with its plugins: what is checked is what is published.
const parser = remark().use(gfm).use(footnotes, { inlineNotes: true });

/** Markdown as a tree. A text of megabytes takes minutes: limit what is given. */
const parse = (markdown: string) => parser.parse(markdown) as unknown as MarkdownNode;

/** Reads links, headings, plain texts and what is odd. */
export function readMarkdown(markdown: string): MarkdownFacts {
  const facts: MarkdownFacts = { links: [], headings: [], texts: [], oddities: [] };
  const rows = markdown.split("\n");
  const visit = (node: MarkdownNode) => {
    const line = node.position?.start.line ?? 1;
    const { value = "", url = "" } = node;
    if (node.type === "text") facts.texts.push({ text: value, line });
    if (node.type === "heading")
      facts.headings.push({ id: node.data?.hProperties?.id ?? "", line });
    if (node.type === "link" || node.type === "definition") facts.links.push({ url, line });
    const odd = oddityOf(node, rows[line - 1] ?? "");
    if (odd) facts.oddities.push({ ...odd, line });
    node.children?.forEach(visit);
  };
  visit(nameHeadings(parse(markdown)));
  return facts;
}

/** What is odd about a node, whose text begins on the line `row`. */
function oddityOf(node: MarkdownNode, row: string): Words | undefined {
  const { type, value = "", url = "", depth } = node;
  if (type === "html")
    return {
      found: `${quote(value, 40)} is HTML, which is not published`,
      fix: "write it in markdown",
    };
  if (type === "image")
    return {
      found: `${quote(url, 60)} is a picture inside the text`,
      fix: "put it beside index.md; the page shows it by itself",
    };
  if (type === "heading" && depth === 1)
    return {
      found: `${quote(textOf(node), 60)} is a main heading, and the page has one already`,
      fix: "begin the line with ## for a section",
    };
  if (type === "heading" && depth === 2 && !row.includes("#"))
    return {
      severity: "warning",
      found: `${quote(row, 40)} is shown as a heading because of the line below it`,
      fix: "leave an empty line between them",
    };
  if (type === "code" && /^( {4}|\t)/.test(row))
    return {
      severity: "warning",
      found: `${quote(value, 40)} is shown as code because of the spaces before it`,
      fix: "begin it further left",
    };
  return undefined;
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
  const linesOf = (node: MarkdownNode): string[] =>
    /^(root|list|listItem|blockquote)$/.test(node.type)
      ? (node.children ?? []).flatMap(linesOf)
      : [textOf(node).replace(/\s*\n\s*/g, " ")];
  return linesOf(parse(markdown)).join("\n");
}
