import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from "yaml";
import { explainYamlError, findCause } from "./explain-yaml-error";
import type { ContentProblem } from "./problem";
import { quote } from "./visible";

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
  // An empty file is read as nothing: what belongs there is known to its schema.
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
