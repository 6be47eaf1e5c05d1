import type { YAMLError } from "yaml";
import type { Words } from "./problem";
import { invisibleFix, quote } from "./visible";

/** Whether a line opens a bracket, or a quote, and does not close it. */
const isOpen = (row: string) =>
  row.split(/[[{]/).length > row.split(/[\]}]/).length ||
  /^\s*(?:- +)?(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*|'[^']*)$/.test(row);

/** What most likely happened, judged by the line or the parser's code; the first match is reported. */
const causes: readonly [fits: RegExp | string, fix: string][] = [
  [/^ *\t/, "replace the tab at its start with spaces, two for each step"],
  [
    "DUPLICATE_KEY",
    "keep one of the two; where a new entry of a list begins here, put a hyphen and a space before it",
  ],
  [
    /without - indicator|same column|block sequence|Implicit map keys/,
    "put as many spaces before it as before the lines it belongs with",
  ],
  ["MULTIPLE_DOCS", "delete this line of ---"],
  [/^ *-[^\s-]/, "write a space after the hyphen"],
  [/^ *(?:- +)?[A-Za-z][\w-]*:[^\s/]/, "write a space after the colon"],
  [/[:-] +\*/, "put quotes around a text that begins with *"],
  ["MISSING_CHAR", "close every quote and bracket on the line that opens it"],
  ["BAD_INDENT", "close every bracket on the line that opens it"],
  [
    "BLOCK_AS_IMPLICIT_KEY",
    'put quotes around a text with a colon in it, for example title: "Dust: what to do"; or check the spaces before this line and the one below',
  ],
  [
    "MULTILINE_IMPLICIT_KEY",
    "put it on the line above if it goes on from there, or begin it with a name and a colon",
  ],
  ["BAD_SCALAR_START", "put quotes around a text that begins with a sign such as @ or `"],
  ["TAG_RESOLVE_FAILED", "put quotes around a text that begins with !"],
  ["BAD_DQ_ESCAPE", "write it between single quotes, or take the backslash out"],
];

/** The parser's message in words the owner can act on, and its line, counted from 1. */
export function explainYamlError(
  error: YAMLError,
  rows: readonly string[],
  noticedAt: number,
): Words & { line: number } {
  const isUnclosed = error.code === "MISSING_CHAR" || /^Flow/.test(error.message);
  // What is never closed is noticed further down.
  const opened = isUnclosed ? rows.slice(0, noticedAt).findIndex(isOpen) : -1;
  const line = opened < 0 ? noticedAt : opened + 1;
  const row = rows[line - 1] ?? "";
  const cause = causes.find(([fits]) =>
    typeof fits === "string" ? fits === error.code : fits.test(row) || fits.test(error.message),
  );
  const isTwice = error.code === "DUPLICATE_KEY";
  return {
    line,
    found: isTwice
      ? `${quote(row.trim(), 60)} is there twice`
      : `${quote(row.trim(), 60)} cannot be read`,
    fix:
      invisibleFix(row) ?? cause?.[1] ?? "put quotes around the text, or close the quotes it has",
  };
}
