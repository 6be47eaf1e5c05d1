import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import remark from "remark";
import gfm from "remark-gfm";
import { inMarks, type ProblemText } from "@/content/problem";
import { addressOf, type SitePath } from "@/site/address";
import { type MarkdownNode, publish, textOf } from "./published-markdown";

/** What the check needs to know about a markdown text. Lines are counted from 1 within the text. */
interface MarkdownFacts {
  links: { url: string; line: number }[];
  /** Parts that can't be published. */
  mistakes: (ProblemText & { line: number })[];
}

// The same parser and plugin as in gatsby-transformer-remark, so that the check sees what is
// published.
const parser = remark().use(gfm);

const parse = (markdown: string) => parser.parse(markdown) as unknown as MarkdownNode;

/** Finds the links and mistakes of a text. */
export function readMarkdown(markdown: string): MarkdownFacts {
  const facts: MarkdownFacts = { links: [], mistakes: [] };
  const visit = (node: MarkdownNode, parent?: MarkdownNode) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "link" || node.type === "definition")
      facts.links.push({ url: node.url ?? "", line });
    const mistake = mistakeOf(node, parent);
    if (mistake) facts.mistakes.push({ ...mistake, line });
    for (const child of node.children ?? []) visit(child, node);
  };
  visit(parse(markdown));
  return facts;
}

/** Marks that a slip leaves in a text: of a link, bold words, a heading or an item. */
const marks = /[[\]].*|\*\*.*|\n(#{1,6}|[*-])\p{L}.*/u;

/** Describes markup that can't be published, or returns undefined. */
function mistakeOf(node: MarkdownNode, parent?: MarkdownNode): ProblemText | undefined {
  const { type, value = "", depth } = node;
  const isPicture = type.startsWith("image") || (type === "html" && /^<img/i.test(value));
  if (isPicture)
    return {
      found: "there is a picture inside the text",
      fix: "put the file beside index.md instead, and the page will show it",
    };
  if (type === "html")
    return {
      found: `${inMarks(value, 40)} is HTML, which is not published`,
      fix: value.startsWith("<!--") ? "delete it" : "write it in markdown",
    };
  // Behind bold words or a link, a text begins within a line.
  const beginsLine = parent?.type === "paragraph" && parent.children?.[0] === node;
  const [mark] = (type === "text" && marks.exec(beginsLine ? `\n${value}` : value)) || [];
  if (mark)
    return {
      found: `this text shows ${inMarks(mark.trim(), 40)}`,
      fix: "write [words](/page) for a link, without spaces, **words** for bold ones, and a space after ## or a hyphen",
    };
  if (type === "heading" && depth === 1)
    return {
      found: `${inMarks(textOf(node), 60)} is a main heading, and the page has one already`,
      fix: "begin the line with ## for a section",
    };
  return undefined;
}

/** Gives links to pages of the site its folder, as gatsby-transformer-remark does in bodies. */
function addressLinks(node: MarkdownNode): MarkdownNode {
  if (node.url?.startsWith("/")) node.url = addressOf(node.url as SitePath);
  node.children?.forEach(addressLinks);
  return node;
}

/** Converts markdown to HTML, with line breaks at single line ends. */
export function markdownToHtml(markdown: string): string {
  return toHtml(toHast(addressLinks(publish(parse(markdown))) as Parameters<typeof toHast>[0]));
}

/** The first paragraph of a text as plain text, also where a heading or a list comes before it. */
export function firstParagraph(markdown: string): string {
  const found = parse(markdown).children?.find(({ type }) => type === "paragraph");
  return found ? textOf(found).replace(/\s+/g, " ") : "";
}
