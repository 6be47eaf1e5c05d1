import MarkdownIt from "markdown-it";

/** A link of a markdown text with the line it stands on, counted from 1 within the text. */
export interface MarkdownLink {
  url: string;
  line: number;
}

/** What the checks need to know of a markdown text. Lines are counted from 1. */
export interface MarkdownFacts {
  links: MarkdownLink[];
  /** Raw HTML, which the site does not publish. */
  html: { text: string; line: number }[];
  headings: { depth: number; text: string; line: number }[];
  images: { url: string; line: number }[];
  words: number;
}

// Reads raw HTML as what it is, so that it can be reported; never used to render.
const reader = new MarkdownIt({ html: true });
// Links of every kind are read, dangerous ones too, so that they can be reported.
reader.validateLink = () => true;

// Escapes raw HTML and drops javascript:, vbscript:, file: and data: links (markdown-it's defaults).
const renderer = new MarkdownIt({ html: false, breaks: true });

/** Reads links, raw HTML, headings, pictures and the number of words. */
export function readMarkdown(markdown: string): MarkdownFacts {
  const facts: MarkdownFacts = {
    links: [],
    html: [],
    headings: [],
    images: [],
    words: countWords(markdown),
  };
  const blocks = reader.parse(markdown, {});
  blocks.forEach((block, index) => {
    let line = (block.map?.[0] ?? 0) + 1;
    if (block.type === "html_block") facts.html.push({ text: block.content.trim(), line });
    if (block.type === "heading_open") {
      facts.headings.push({
        depth: Number(block.tag.slice(1)),
        text: blocks[index + 1]?.content ?? "",
        line,
      });
    }
    for (const token of block.children ?? []) {
      if (token.type === "softbreak" || token.type === "hardbreak") line += 1;
      else if (token.type === "html_inline") facts.html.push({ text: token.content, line });
      else if (token.type === "link_open")
        facts.links.push({ url: String(token.attrGet("href")), line });
      else if (token.type === "image")
        facts.images.push({ url: String(token.attrGet("src")), line });
    }
  });
  return facts;
}

/** Words of a text; marks and numbers alone do not count, links count by their words. */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

/** A markdown text as HTML; single line ends become line breaks. */
export function markdownToHtml(markdown: string): string {
  return renderer.render(markdown).trim();
}

/** A markdown text without its marks, for structured data and descriptions. */
export function markdownToText(markdown: string): string {
  return reader
    .parse(markdown, {})
    .filter((block) => block.type === "inline")
    .map((block) =>
      (block.children ?? [])
        .map((token) =>
          token.type === "softbreak" || token.type === "hardbreak" ? " " : token.content,
        )
        .join(""),
    )
    .join("\n");
}
