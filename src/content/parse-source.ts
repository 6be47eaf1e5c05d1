import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from "yaml";
import type { ContentProblem } from "./problem";
import { invisibleFix, quote } from "./visible";

/** A content file taken apart: its data with line numbers, and its markdown body. */
export interface SourceFile {
  file: string;
  data: unknown;
  /** The markdown after the front matter; empty for YAML files. Line ends are `\n`. */
  body: string;
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number;
  /** The line on which the key or list item (or, for a missing one, its nearest parent) stands. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

export type Parsed<Value> =
  | { ok: true; value: Value; problems: ContentProblem[] }
  | { ok: false; problems: ContentProblem[] };

const conflictMarker = /^(<{7}|={7}|>{7})(\s|$)/;

/** Windows line ends and a byte-order mark are accepted and levelled. */
function level(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

function problem(
  file: string,
  line: number,
  found: string,
  fix: string,
  rest: Partial<ContentProblem> = {},
): ContentProblem {
  return { severity: "error", file, line, field: "", found, fix, ...rest };
}

/** Control characters, and the sign that stands for bytes that are no UTF-8. */
// eslint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFD]/;

function findNoText(file: string, text: string): ContentProblem | undefined {
  const at = noText.exec(text)?.index;
  if (at === undefined) return undefined;
  const line = text.slice(0, at).split("\n").length;
  return problem(
    file,
    line,
    "a character that cannot be read as text",
    "delete it and type it again, and save the file as UTF-8 (most editors call it Encoding)",
  );
}

function findConflict(file: string, text: string): ContentProblem | undefined {
  const lines = text.split("\n");
  const index = lines.findIndex((line) => conflictMarker.test(line));
  // A row of = alone is a markdown heading underline; only the angle brackets are certain.
  const certain = lines.some((line) => /^(<{7}|>{7})(\s|$)/.test(line));
  if (index < 0 || !certain) return undefined;
  return problem(
    file,
    index + 1,
    `a leftover of a merge (${quote(lines[index] ?? "", 20)})`,
    "keep one of the two versions and delete the lines beginning with <<<<<<<, ======= and >>>>>>>",
  );
}

/** Finds lines by walking keys: numbers written without quotes are keys too. */
function lineFinder(document: Document, counter: LineCounter, offset: number) {
  return (path: readonly PropertyKey[]): number => {
    let node: unknown = document.contents;
    let start = isNode(node) ? node.range?.[0] : undefined;
    for (const part of path) {
      if (isMap(node)) {
        const pair = node.items.find(
          ({ key }) => String(isScalar(key) ? key.value : key) === String(part),
        );
        if (!pair) break;
        start = isNode(pair.key) ? (pair.key.range?.[0] ?? start) : start;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(part)];
        if (!isNode(node)) break;
        start = node.range?.[0] ?? start;
      } else break;
    }
    return (start === undefined ? 1 : counter.linePos(start).line) + offset;
  };
}

/** Whether a line opens more brackets than it closes. */
const isOpen = (row: string) => row.split(/[[{]/).length > row.split(/[\]}]/).length;

/** Whether a line holds one fact and no more: its colon is not what is wrong with it. */
const isOneFact = (row: string) => /^ *(?:- +)*[\w-]+:(?: +[^:]*)?$/.test(row);

/** The line that made the mistake: what is never closed, or begins too far right, is noticed elsewhere. */
function findCause(error: YAMLError, rows: readonly string[], line: number): number {
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
function explainYamlError(error: YAMLError, row: string): { found: string; fix: string } {
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
      fix: "write a colon and a space between the name and what is said of it, for example name: Full Detail",
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

/** `title: Wash #1 tips` is read as "Wash": YAML takes the rest for a remark. */
function findSwallowedText(
  document: Document,
  lineAt: (offset: number) => number,
  file: string,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visit(document, {
    Scalar: (_key, node) => {
      // A remark has a space after its #.
      if (!node.comment || node.comment.startsWith(" ") || node.comment.startsWith("#")) return;
      if (!node.range) return;
      const [start, end] = node.range;
      if (lineAt(start) !== lineAt(end)) return;
      problems.push(
        problem(
          file,
          lineAt(start),
          `a # that hides the rest of its line (${quote(`#${node.comment}`, 40)})`,
          `put quotes around the whole text, for example "Tip #1"`,
          {
            severity: "warning",
            seen: `Visitors read only ${quote(String(node.value), 60)}.`,
          },
        ),
      );
    },
  });
  return problems;
}

function parseYamlText(file: string, text: string, offset: number): Parsed<SourceFile> {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    version: "1.2",
  });
  const lineAt = (position: number) => counter.linePos(position).line + offset;
  const first = document.errors[0] ?? document.warnings[0];
  if (first) {
    const rows = text.split("\n");
    const line = findCause(first, rows, Math.max(1, counter.linePos(first.pos[0]).line));
    const row = rows[line - 1] ?? "";
    const { found, fix } = explainYamlError(first, row);
    const field = first.code === "DUPLICATE_KEY" ? (/[\w-]+/.exec(row)?.[0] ?? "") : "";
    return { ok: false, problems: [problem(file, line + offset, found, fix, { field })] };
  }
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 100 });
  } catch {
    const star = text.split("\n").findIndex((line) => /[:-] +\*/.test(line));
    return {
      ok: false,
      problems: [
        problem(
          file,
          Math.max(0, star) + 1 + offset,
          "a reference (*name) that leads nowhere",
          "put quotes around texts that begin with *",
        ),
      ],
    };
  }
  return {
    ok: true,
    value: { file, data, body: "", bodyLine: 1, lineOf: lineFinder(document, counter, offset) },
    problems: findSwallowedText(document, lineAt, file),
  };
}

/** Reads a YAML file. Problems: merge leftovers, unreadable characters, empty file, malformed YAML. */
export function parseYamlFile(file: string, raw: string): Parsed<SourceFile> {
  const text = level(raw);
  const broken = findConflict(file, text) ?? findNoText(file, text);
  if (broken) return { ok: false, problems: [broken] };
  if (text.trim() === "") {
    return {
      ok: false,
      problems: [
        problem(
          file,
          1,
          "an empty file",
          "fill it as the README of its folder shows, or restore the last version",
        ),
      ],
    };
  }
  return parseYamlText(file, text, 0);
}

/** Reads a markdown file with front matter between two lines of `---`. */
export function parseMarkdownFile(file: string, raw: string): Parsed<SourceFile> {
  const text = level(raw);
  const broken = findConflict(file, text) ?? findNoText(file, text);
  if (broken) return { ok: false, problems: [broken] };
  const lines = text.split("\n");
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  const refuse = (found: string, fix: string): Parsed<SourceFile> => ({
    ok: false,
    problems: [
      problem(file, 1, found, fix, { example: "---\ntitle: The first fact\n---\nThe text." }),
    ],
  });
  if (!/^---\s*$/.test(lines[0] ?? "")) {
    return refuse(
      text.trim() === "" ? "an empty file" : "no front matter",
      "begin the file with a line ---, the facts (title: …), and another line ---, as the README of the folder shows",
    );
  }
  if (end < 0) {
    return refuse(
      "front matter that never ends",
      "put a line --- after the last fact, before the text",
    );
  }
  const frontMatter = lines.slice(1, end).join("\n");
  if (frontMatter.trim() === "") {
    return refuse(
      "empty front matter",
      "write the facts between the two lines of ---, as the README of the folder shows",
    );
  }
  const parsed = parseYamlText(file, frontMatter, 1);
  if (!parsed.ok) return parsed;
  const body = lines.slice(end + 1).join("\n");
  return { ...parsed, value: { ...parsed.value, body, bodyLine: end + 2 } };
}
