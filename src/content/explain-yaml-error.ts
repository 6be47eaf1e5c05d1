import type { YAMLError } from "yaml";
import { invisibleFix, quote } from "./visible";

/** Whether a line opens more brackets than it closes. */
const isOpen = (row: string) => row.split(/[[{]/).length > row.split(/[\]}]/).length;

/** Whether a line holds one fact and no more: its colon is not what is wrong with it. */
const isOneFact = (row: string) => /^ *(?:- +)*[\w-]+:(?: +[^:]*)?$/.test(row);

/** The line that made the mistake: what is never closed, or begins too far right, is noticed elsewhere. */
export function findCause(error: YAMLError, rows: readonly string[], line: number): number {
  if (/^Flow/.test(error.message)) {
    const opened = rows.slice(0, line).findLastIndex(isOpen);
    return opened < 0 ? line : opened + 1;
  }
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && isOneFact(rows[line - 1] ?? "")) {
    const below = rows.findIndex((row, index) => index >= line && row.trim() !== "");
    return below < 0 ? line : below + 1;
  }
  if (error.code !== "MISSING_CHAR") return line;
  const index = rows.slice(0, line).findIndex((row) => {
    const [, quoteMark, rest = ""] = /^\s*(?:- +)?(?:[\w-]+: +)?(["'])(.*)$/.exec(row) ?? [];
    return quoteMark !== undefined && !rest.replace(/\\./g, "").includes(quoteMark);
  });
  return index < 0 ? line : index + 1;
}

/** What the parser's complaint most likely means for somebody who wrote texts and prices. */
export function explainYamlError(error: YAMLError, row: string): { found: string; fix: string } {
  const hidden = invisibleFix(row);
  if (error.code === "TAB_AS_INDENT" || /^ *\t/.test(row)) {
    return {
      found: "a tab at the start of the line",
      fix: "replace it with spaces, two for each step",
    };
  }
  if (hidden !== undefined) return { found: `the line ${quote(row.trim())}`, fix: hidden };
  if (error.code === "DUPLICATE_KEY") {
    return { found: `a key that stands twice (${quote(row.trim(), 60)})`, fix: "keep one of them" };
  }
  if (error.code === "MULTIPLE_DOCS") {
    return { found: "a line of --- in the middle of the file", fix: "delete that line" };
  }
  const text = quote(row.trim(), 60);
  const hyphen = /^ *-([^\s-].*)$/.exec(row);
  if (hyphen) {
    return {
      found: `a hyphen without a space after it (${text})`,
      fix: `write a space after it: - ${hyphen[1]}`,
    };
  }
  // A web address has no space after its colon either.
  const colon = /^ *(?:- +)?([A-Za-z][\w-]*):([^\s/].*)$/.exec(row);
  if (colon) {
    return {
      found: `a colon without a space after it (${text})`,
      fix: `write a space after it: ${colon[1]}: ${colon[2]}`,
    };
  }
  if (error.code === "MULTILINE_IMPLICIT_KEY" && !row.includes(":")) {
    return {
      found: `a line without a colon (${text})`,
      fix: "put it on the line above where it goes on from there; else write a colon after its name, for example name: Full Detail",
    };
  }
  const isShifted =
    /same column|without - indicator|block sequence/.test(error.message) ||
    (error.code === "BLOCK_AS_IMPLICIT_KEY" && isOneFact(row));
  if (isShifted) {
    return {
      found: `a line that begins too far left or right (${text})`,
      fix: "check the indentation: put as many spaces before it as before the lines it belongs with",
    };
  }
  const found = `a line that cannot be read (${text})`;
  const fixes: Partial<Record<typeof error.code, string>> = {
    BLOCK_AS_IMPLICIT_KEY:
      'put quotes around a text that contains a colon, for example title: "Dust: what to do"',
    BAD_SCALAR_START: "put quotes around a text that begins with a sign such as @ or `",
    BAD_DQ_ESCAPE: "write it between single quotes, or take the backslash out",
    BAD_INDENT: "close every bracket, { } or [ ], on the line that opens it",
    MISSING_CHAR:
      "close every quote and bracket on the line that opens it, and look at the lines above too",
    TAG_RESOLVE_FAILED: "put quotes around a text that begins with !",
  };
  return {
    found,
    fix:
      fixes[error.code] ??
      "check the indentation (spaces, no tabs), put quotes around texts that contain a colon, and close every quote",
  };
}
