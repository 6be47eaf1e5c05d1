import type { YAMLError } from "yaml";
import type { ProblemText } from "@/content/check/problem";
import { invisibleFix, quote } from "./visible";

/** Whether a line opens a bracket or a quote and doesn't close it. */
const isOpen = (row: string) =>
  row.split(/[[{]/).length > row.split(/[\]}]/).length ||
  /^\s*(?:- +)?(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*|'[^']*)$/.test(row);

/** The commonest slips, by the line and the parser's code, with their fixes. The first match is reported. */
const slips: readonly (readonly [fits: RegExp, fix: string])[] = [
  [/^ *\t/, "replace the tab at its start with spaces, two for each level"],
  [/^ *(?:- +)?[A-Za-z][\w-]*:[^\s/]/, "write a space after the colon"],
  [
    /: .*: .*\nBLOCK_AS_IMPLICIT_KEY$/,
    'put quotes around a text with a colon in it, for example title: "Dust: what to do"',
  ],
];

/**
 * Turns the parser's error into a problem: the line itself, with our own fix for a common slip and the parser's sentence for any
 * other. `rows` are the lines of the YAML, and `noticedAt` is the line where the parser noticed the error. The result has the
 * line with the mistake. Both lines are counted from 1.
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
  const [, known] = slips.find(([fits]) => fits.test(`${row}\n${code}`)) ?? [];
  const unclosed =
    opened < 0 ? undefined : "close every quote and bracket on the line that opens it";
  const fix = invisibleFix(row) ?? known ?? unclosed;
  const found = `${quote(row.trim(), 60)} cannot be read`;
  if (fix !== undefined) return { line, found, fix };
  return {
    line,
    found: `${found} (in the words of YAML: ${message.split("\n")[0] ?? ""})`,
    fix: "compare it with the lines around it, or put quotes around the text",
  };
}
