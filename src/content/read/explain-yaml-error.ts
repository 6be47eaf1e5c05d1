import type { YAMLError } from "yaml";
import { invisibleFix, type ProblemText, quote } from "@/content/problem";

/** Whether a line opens a bracket or a quote and doesn't close it before a comment. */
function isOpen(row: string): boolean {
  const read = row.replace(/\s#[^"']*$/, "");
  return (
    read.split(/[[{]/).length > read.split(/[\]}]/).length ||
    /^\s*(?:- +)?(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*|'[^']*)$/.test(read)
  );
}

/** A line whose key has no space after its colon. Addresses such as `https://` are none. */
export const lostSpace = /^ *(?:- +)?[A-Za-z][\w-]*:(?!\/\/)\S/;

/** A key, or a hyphen, and a text that begins with a quote. */
const quotedText = /^ *((?:- +)?(?:[\w-]+: +)?)((["']).+?) *$/;

/**
 * A line whose text has quotes in its quotes, with others around it: `name: "Sam "The Man""` becomes `name: 'Sam "The Man"'`.
 * Undefined if that can't be told.
 */
function requote(row: string): string | undefined {
  const [, key = "", text = "", mark = ""] = quotedText.exec(row) ?? [];
  if (key === "" || text.includes("\\")) return undefined;
  const second = text.indexOf(mark, 1);
  // The second quote opens the inner one, or is an apostrophe, if a letter follows it.
  const isAround = text.endsWith(mark) && /\w/.test(text[second + 1] ?? "");
  const words = isAround ? text.slice(1, -1) : text;
  return key + (words.includes('"') ? `'${words.replaceAll("'", "''")}'` : `"${words}"`);
}

/** A line with braces in which a key follows a value without a comma between them. */
const lostComma = /[{,] *[\w-]+: +(?:"[^"]*"|'[^']*'|[^,{}"']+?) +([\w-]+): /;

/** The fix for a line, by the line and the parser's error. Undefined for anything but the commonest mistakes. */
function fixLine(row: string, { code, message }: YAMLError): string | undefined {
  if (/^ *\t/.test(row)) return "replace the tab at its start with spaces, two for each level";
  if (lostSpace.test(row)) return "write a space after the colon";
  if (code === "DUPLICATE_KEY")
    return "this name is there twice: delete one of the two, or begin each entry of a list with a hyphen";
  const next = lostComma.exec(row)?.[1];
  if (next) return `write a comma before ${next}`;
  const isInQuotes = /["'].*["']/.test(row) && /node end|^Nested mappings|implicit/i.test(message);
  if (isInQuotes) {
    const line = requote(row);
    const others = `put other quotes around the text than those in it`;
    return line === undefined ? others : `${others}, for example ${line}`;
  }
  if (isOpen(row) && /\s#/.test(row)) return "put quotes around a text with a # in it";
  return /: .*: /.test(row) && code === "BLOCK_AS_IMPLICIT_KEY"
    ? 'put quotes around a text with a colon in it, for example title: "Dust: what to do"'
    : undefined;
}

/**
 * Turns the parser's error into a problem: the line itself, with our own fix for a common mistake and the parser's sentence for
 * any other. `rows` are the lines of the YAML, and `noticedAt` is the line where the parser noticed the error. The result has the
 * line with the mistake. Both lines are counted from 1.
 */
export function explainYamlError(
  error: YAMLError,
  rows: readonly string[],
  noticedAt: number,
): ProblemText & { line: number } {
  const isUnclosed = error.code === "MISSING_CHAR" || /^Flow/.test(error.message);
  // The parser notices an unclosed bracket, and a key without a space before a comment, only further down.
  const opened = isUnclosed ? rows.slice(0, noticedAt).findIndex(isOpen) : -1;
  const above = rows.slice(0, noticedAt - 1).findLastIndex((row) => !/^\s*(#|$)/.test(row));
  const isAbove = /in YAML stream/.test(error.message) && lostSpace.test(rows[above] ?? "");
  const line = isAbove ? above + 1 : opened < 0 ? noticedAt : opened + 1;
  const row = rows[line - 1] ?? "";
  const unclosed =
    opened < 0 ? undefined : "close every quote and bracket on the line that opens it";
  const fix = invisibleFix(row) ?? fixLine(row, error) ?? unclosed;
  const found = `${quote(row.trim(), 60)} cannot be read`;
  if (fix !== undefined) return { line, found, fix };
  return {
    line,
    found: `${found} (in the words of YAML: ${error.message.split("\n")[0] ?? ""})`,
    fix: "compare it with the lines around it, or put quotes around the text",
  };
}
