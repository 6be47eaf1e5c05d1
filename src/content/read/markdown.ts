import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import remark from "remark";
import gfm from "remark-gfm";
import { inMarks, type ProblemText } from "@/content/problem";
import {
  breakLines,
  makeSafe,
  type MarkdownNode,
  nameHeadings,
  textOf,
} from "./published-markdown";

/** What the check needs to know about a markdown text. Lines are counted from 1 within the text. */
interface MarkdownFacts {
  links: { url: string; line: number }[];
  headings: { id: string; line: number }[];
  /** Words that are published as typed, including markup that did not work, but not code. */
  texts: { text: string; line: number }[];
  /** Parts that are not published as they are. */
  mistakes: (ProblemText & { line: number })[];
}

// The same parser and plugin as in gatsby-transformer-remark, so that the check sees what is published.
const parser = remark().use(gfm);

/** Parses markdown into a tree. A text of several megabytes would take minutes. */
const parse = (markdown: string) => parser.parse(markdown) as unknown as MarkdownNode;

/** Finds the links, headings, plain texts and mistakes of a text. */
export function readMarkdown(markdown: string): MarkdownFacts {
  const rows = markdown.split("\n");
  const rowsOf = ({ position }: MarkdownNode) =>
    position ? rows.slice(position.start.line - 1, position.end.line) : [];
  const facts: MarkdownFacts = { links: [], headings: [], texts: [], mistakes: [] };
  const visit = (node: MarkdownNode) => {
    const line = node.position?.start.line ?? 1;
    const { value = "", url = "" } = node;
    if (node.type === "text") facts.texts.push({ text: value, line });
    if (node.type === "heading")
      facts.headings.push({ id: node.data?.hProperties?.id ?? "", line });
    if ((node.type === "link" || node.type === "definition") && !isFootnote(node))
      facts.links.push({ url, line });
    const mistake = mistakeOf(node);
    if (mistake) facts.mistakes.push({ ...mistake, line });
    const table = node.type === "paragraph" ? tableIn(rowsOf(node), line) : undefined;
    if (table) facts.mistakes.push(table);
    node.children?.forEach(visit);
  };
  visit(nameHeadings(parse(markdown)));
  return facts;
}

/** Finds the rows of a table that has no dashes below its first row, which makes it a paragraph. */
function tableIn(
  rows: readonly string[],
  line: number,
): (ProblemText & { line: number }) | undefined {
  const isRow = (row: string) => /^\s*\|.*(?<!\\)\|\s*$/.test(row) || /\S\s+\|\s+\S/.test(row);
  const first = rows.findIndex((row) => /^\s*\|.*(?<!\\)\|\s*$/.test(row));
  const index = first < 0 && rows.length > 1 && rows.every(isRow) ? 0 : first;
  const row = rows[index];
  if (row === undefined) return undefined;
  const cells = row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/);
  return {
    line: line + index,
    found: `${inMarks(row.trim(), 40)} is not a table yet`,
    fix: `leave a line empty above it, and write ${cells.map(() => "| --- ").join("")}| as its second line`,
  };
}

/** Whether a node is the text of a footnote, `[^1]: …`, which the parser takes for the address of a link. */
const isFootnote = ({ type, label = "" }: MarkdownNode) =>
  type === "footnoteDefinition" || (type === "definition" && label.startsWith("^"));

/** Describes markup that can't be published, or returns undefined. */
function mistakeOf(node: MarkdownNode): ProblemText | undefined {
  const { type, value = "", url = "", depth } = node;
  if (isFootnote(node))
    return { found: "this is a footnote, which is not published", fix: "write it in the sentence" };
  if (type === "html")
    return {
      found: `${inMarks(value, 40)} is HTML, which is not published`,
      fix: "write it in markdown",
    };
  if (type === "image")
    return {
      found: `${inMarks(url, 60)} is a picture inside the text`,
      fix: "put the file beside index.md instead, and the page will show it",
    };
  if (type === "heading" && depth === 1)
    return {
      found: `${inMarks(textOf(node), 60)} is a main heading, and the page has one already`,
      fix: "begin the line with ## for a section",
    };
  return undefined;
}

/** Counts the words in a text. Markup and numbers don't count, nor do the addresses of links. */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

/** Converts markdown to safe HTML, with line breaks at single line ends. */
export function markdownToHtml(markdown: string): string {
  const tree = breakLines(makeSafe(parse(markdown)));
  return toHtml(toHast(tree as Parameters<typeof toHast>[0]));
}

/** Converts markdown to plain text, for structured data and descriptions. */
export function markdownToText(markdown: string): string {
  const linesOf = (node: MarkdownNode): string[] =>
    /^(root|list|listItem|blockquote)$/.test(node.type)
      ? (node.children ?? []).flatMap(linesOf)
      : [textOf(node).replace(/\s*\n\s*/g, " ")];
  return linesOf(parse(markdown)).join("\n");
}
