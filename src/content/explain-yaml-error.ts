import type { YAMLError } from "yaml";
import type { ProblemText } from "./problem";
import { invisibleFix, quote } from "./visible";

/** The fix for a text that begins with a special character or has quotes in it. */
const textInQuotes = "put double quotes around the whole text; for quotes inside it, type “ and ”";

/** Whether a line opens a bracket or a quote and doesn't close it. */
const isOpen = (row: string) =>
  row.split(/[[{]/).length > row.split(/[\]}]/).length ||
  /^\s*(?:- +)?(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*|'[^']*)$/.test(row);

type Cause = readonly [fits: RegExp, fix: string];

/** Likely causes that the line itself shows. The first match is reported. */
const causesByLine: readonly Cause[] = [
  [/^ *\t/, "replace the tab at its start with spaces, two for each level"],
  [/^ *-[^\s-]/, "write a space after the hyphen"],
  [/^ *(?:- +)?[A-Za-z][\w-]*:[^\s/]/, "write a space after the colon"],
  [/: *\[(?:.*,)? *#/, "put quotes around a word that begins with #"],
  [
    /^ *[^\s"'#-][^:]*$/,
    "join it to the line above if it continues that line; otherwise begin it with a hyphen and a space, or with a name and a colon",
  ],
];

/** Likely causes by the parser's code and message, for lines that give no clue. */
const causesByError: readonly Cause[] = [
  [
    /^DUPLICATE_KEY/,
    "put a hyphen and a space before it if a new list entry begins here; otherwise keep one of the two",
  ],
  [
    /without - indicator|same column|block sequence|Implicit map keys/,
    "begin it with as many spaces as the lines it belongs with",
  ],
  [/^MULTIPLE_DOCS/, "delete this line"],
  [/^(MISSING_CHAR|BAD_INDENT)/, "close every quote and bracket on the line that opens it"],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    'put quotes around a text with a colon in it, for example title: "Dust: what to do"; or check the spaces before this line and the one below',
  ],
  [/^BAD_DQ_ESCAPE/, "put it in single quotes, or remove the backslash"],
];

/**
 * Turns the parser's error into words that the owner can act on. `rows` are the lines of the YAML, and `noticedAt` is the line
 * where the parser noticed the error. The result has the line with the mistake. Both lines are counted from 1.
 */
export function explainYamlError(
  { code, message }: YAMLError,
  rows: readonly string[],
  noticedAt: number,
): ProblemText & { line: number } {
  const isUnclosed = code === "MISSING_CHAR" || /^Flow/.test(message);
  // The parser notices an unclosed bracket only further down.
  const opened = isUnclosed ? rows.slice(0, noticedAt).findIndex(isOpen) : -1;
  const line = opened < 0 ? noticedAt : opened + 1;
  const row = rows[line - 1] ?? "";
  const [, fix] =
    causesByLine.find(([fits]) => fits.test(row)) ??
    causesByError.find(([fits]) => fits.test(`${code} ${message}`)) ??
    [];
  return {
    line,
    found: `${quote(row.trim(), 60)} ${code === "DUPLICATE_KEY" ? "appears twice" : "cannot be read"}`,
    fix: invisibleFix(row) ?? fix ?? textInQuotes,
  };
}
