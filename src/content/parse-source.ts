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
import { type ContentProblem, problemOf } from "./problem";
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

interface Parsed {
  /** Missing where the file cannot be read. */
  source?: SourceFile;
  /** Whether the front matter says `draft: true`, even where the rest of it cannot be read. */
  isDraft?: boolean;
  problems: ContentProblem[];
}

const conflictMarker = /^(<{7}|={7}|>{7})(\s|$)/;

/** Windows line ends and a byte-order mark are accepted and levelled. */
export function level(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** Control characters, and the sign that stands for bytes that are no UTF-8. */
// eslint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFD]/;

/** What no text of the site may hold, whatever it says: characters that are none, and leftovers of a merge. */
function findBroken(path: string, text: string): ContentProblem | undefined {
  const lines = text.split("\n");
  const index = lines.findIndex((line) => conflictMarker.test(line));
  // A row of = alone is a markdown heading underline; only the angle brackets are certain.
  if (index >= 0 && lines.some((line) => /^(<{7}|>{7})(\s|$)/.test(line)))
    return problemOf(path, {
      line: index + 1,
      found: `a leftover of a merge (${quote(lines[index] ?? "", 20)})`,
      fix: "keep one of the two versions and delete the lines beginning with <<<<<<<, ======= and >>>>>>>",
    });
  const unreadable = lines.findIndex((line) => noText.test(line));
  if (unreadable < 0) return undefined;
  return problemOf(path, {
    line: unreadable + 1,
    found: "a character that cannot be read as text",
    fix: "delete it and type it again, and save the file as UTF-8 (most editors call it Encoding)",
  });
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
  path: string,
  document: Document,
  lineAt: (offset: number) => number,
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
        problemOf(path, {
          severity: "warning",
          line: lineAt(start),
          found: `a # that hides the rest of its line (${quote(`#${node.comment}`, 40)})`,
          fix: `put quotes around the whole text, for example "Tip #1"`,
          seen: `Visitors read only ${quote(String(node.value), 60)}.`,
        }),
      );
    },
  });
  return problems;
}

/** Reads the YAML of a file, which begins below line `offset` of it. An empty one is read as nothing: what belongs there is known to its schema. */
function parseYaml(path: string, text: string, offset: number): Parsed {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    version: "1.2",
  });
  const lineAt = (position: number) => counter.linePos(position).line + offset;
  const first = document.errors[0] ?? document.warnings[0];
  const rows = text.split("\n");
  const isDraft = isMap(document.contents) && document.get("draft") === true;
  if (first) {
    const line = findCause(first, rows, Math.max(1, counter.linePos(first.pos[0]).line));
    const row = rows[line - 1] ?? "";
    const field = first.code === "DUPLICATE_KEY" ? (/[\w-]+/.exec(row)?.[0] ?? "") : "";
    const words = explainYamlError(first, row);
    return { isDraft, problems: [problemOf(path, { line: line + offset, field, ...words })] };
  }
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 100 });
  } catch {
    const star = rows.findIndex((line) => /[:-] +\*/.test(line));
    const nowhere = problemOf(path, {
      line: Math.max(0, star) + 1 + offset,
      found: "a reference (*name) that leads nowhere",
      fix: "put quotes around texts that begin with *",
    });
    return { isDraft, problems: [nowhere] };
  }
  const lineOf = lineFinder(document, counter, offset);
  return {
    source: { file: `content/${path}`, data, body: "", bodyLine: 1, lineOf },
    isDraft,
    problems: findSwallowedText(path, document, lineAt),
  };
}

/**
 * Reads a YAML file, or a markdown file with front matter between two lines of `---`; `path` is below `content/`.
 * Problems: merge leftovers, unreadable characters, missing front matter, malformed YAML.
 */
export function parseSource(path: string, raw: string): Parsed {
  const text = level(raw);
  const broken = findBroken(path, text);
  if (broken) return { problems: [broken] };
  if (!path.endsWith(".md")) return parseYaml(path, text, 0);
  const lines = text.split("\n");
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  const refuse = (found: string, fix: string): Parsed => ({
    problems: [
      problemOf(path, { found, fix, example: "---\ntitle: The first fact\n---\nThe text." }),
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
  const { source, ...rest } = parseYaml(path, frontMatter, 1);
  if (!source) return rest;
  const body = lines.slice(end + 1).join("\n");
  return { source: { ...source, body, bodyLine: end + 2 }, ...rest };
}
