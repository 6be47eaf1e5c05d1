import { parse, stringify } from "yaml";
import { mergeYaml } from "./merge-yaml";

/** A content file taken apart. Line ends are `\n`. */
export interface Entry {
  data: unknown;
  /** The markdown below the front matter; empty for YAML files. */
  body: string;
}

const level = (text: string): string => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** Front matter and body of a markdown file, or undefined where it has no front matter. */
function cut(
  text: string,
): { frontMatter: string; body: string; fence: [string, string] } | undefined {
  const match = /^(---[^\S\n]*\n)([\s\S]*?)(^---[^\S\n]*(?:\n|$))/m.exec(text);
  if (!match || match.index !== 0) return undefined;
  const [whole, open = "", frontMatter = "", close = ""] = match;
  return { frontMatter, body: text.slice(whole.length), fence: [open, close] };
}

/** Reads a file of the form `path`. Throws what the YAML parser throws for a malformed one. */
export function readEntry(path: string, raw: string): Entry {
  const text = level(raw);
  if (!path.endsWith(".md")) return { data: parse(text), body: "" };
  const parts = cut(text);
  return { data: parse(parts?.frontMatter ?? ""), body: parts?.body ?? text };
}

/** The body as the editing page sees it: without the empty lines around it. */
export const bareBody = (body: string): string => body.replace(/^\n+|\n+$/g, "");

/**
 * The text of a file with new data and a new body. Everything that says the same stays byte for
 * byte, Windows line ends included; without `before` the file is laid out afresh. Throws MergeError.
 */
export function mergeEntry(path: string, before: string | undefined, now: Entry): string {
  const isMarkdown = path.endsWith(".md");
  const body = bareBody(now.body);
  if (before === undefined) {
    const data = stringify(now.data, { lineWidth: 0 });
    return isMarkdown ? `---\n${data}---\n${body === "" ? "" : `${body}\n`}` : data;
  }
  const text = level(before);
  const merged = isMarkdown ? mergeMarkdown(text, now.data, body) : mergeYaml(text, now.data);
  if (merged === text) return before;
  return before.includes("\r\n") ? merged.replace(/\n/g, "\r\n") : merged;
}

function mergeMarkdown(text: string, data: unknown, body: string): string {
  const parts = cut(text);
  if (!parts) return mergeEntry("new.md", undefined, { data, body });
  const [open, close] = parts.fence;
  const frontMatter = mergeYaml(parts.frontMatter, data);
  if (bareBody(parts.body) === body) return `${open}${frontMatter}${close}${parts.body}`;
  const gap = /^\n*/.exec(parts.body)?.[0] ?? "";
  return `${open}${frontMatter}${close}${body === "" ? "" : `${gap}${body}\n`}`;
}
