import type { YAMLError } from "yaml";
import type { Words } from "./problem";
import { invisibleFix, quote } from "./visible";

/** The fix for a text that begins with a sign or has quotes in it. */
const textInQuotes = "put double quotes around the whole text; for quotes inside it, type “ and ”";

/** Whether a line opens a bracket or a quote without closing it. */
const isOpen = (row: string) =>
  row.split(/[[{]/).length > row.split(/[\]}]/).length ||
  /^\s*(?:- +)?(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*|'[^']*)$/.test(row);

type Cause = readonly [fits: RegExp, fix: string];

/** Likely causes, judged by the line itself; the first match is reported. */
const causesByLine: readonly Cause[] = [
  [/^ *\t/, "replace the tab at its start with spaces, two for each step"],
  [/^ *-[^\s-]/, "write a space after the hyphen"],
  [/^ *(?:- +)?[A-Za-z][\w-]*:[^\s/]/, "write a space after the colon"],
  [/: *\[(?:.*,)? *#/, "put quotes around a word that begins with #"],
  [
    /^ *[^\s"'#-][^:]*$/,
    "put it on the line above if it goes on from there; otherwise begin it with a hyphen and a space, or with a name and a colon",
  ],
];

/** Likely causes, judged by the parser's code and message, when the line gives no clue. */
const causesByError: readonly Cause[] = [
  [
    /^DUPLICATE_KEY/,
    "put a hyphen and a space before it if a new entry of a list begins here; otherwise keep one of the two",
  ],
  [
    /without - indicator|same column|block sequence|Implicit map keys/,
    "put as many spaces before it as before the lines it belongs with",
  ],
  [/^MULTIPLE_DOCS/, "delete this line of ---"],
  [/^(MISSING_CHAR|BAD_INDENT)/, "close every quote and bracket on the line that opens it"],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    'put quotes around a text with a colon in it, for example title: "Dust: what to do"; or check the spaces before this line and the one below',
  ],
  [/^BAD_DQ_ESCAPE/, "write it between single quotes, or take the backslash out"],
];

/** The parser's message in words the owner can act on, with its line, counted from 1. */
export function explainYamlError(
  { code, message }: YAMLError,
  rows: readonly string[],
  noticedAt: number,
): Words & { line: number } {
  const isUnclosed = code === "MISSING_CHAR" || /^Flow/.test(message);
  // The parser notices an unclosed bracket further down.
  const opened = isUnclosed ? rows.slice(0, noticedAt).findIndex(isOpen) : -1;
  const line = opened < 0 ? noticedAt : opened + 1;
  const row = rows[line - 1] ?? "";
  const [, fix] =
    causesByLine.find(([fits]) => fits.test(row)) ??
    causesByError.find(([fits]) => fits.test(`${code} ${message}`)) ??
    [];
  return {
    line,
    found: `${quote(row.trim(), 60)} ${code === "DUPLICATE_KEY" ? "is there twice" : "cannot be read"}`,
    fix: invisibleFix(row) ?? fix ?? textInQuotes,
  };
}
