import {
  type Alias,
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from "yaml";
import { explainYamlError, lostSpace } from "@/content/explain-errors";
import { type ContentProblem, fileProblem, inMarks } from "@/content/problem";
import { findFlowStyle } from "./flow-style";
import { type Expected, findSpaceSlip, type Slip } from "./layout-slips";

/** A parsed content file: its data with line numbers, and its markdown body. */
export interface SourceFile {
  file: string;
  data: unknown;
  /** The markdown after the front matter; empty for YAML files. Lines end with `\n`. */
  body: string;
  /** The line on which the body begins, counted from 1. */
  bodyLine: number;
  /** The line of a key or list item, or that of its nearest parent if it is missing. Counted from 1. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

interface Parsed {
  /** Missing if the file can't be read. */
  source?: SourceFile;
  /** Whether the front matter says `draft: true`, even if the rest of it can't be read. */
  isDraft?: boolean;
  problems: ContentProblem[];
}

/** A line of `---` in which a phone has turned hyphens into a long dash. */
const longDash = /^-*[–—][-–—]*\s*$/;

const conflictMarker = /^(<{7}|={7}|>{7})(\s|$)/;

/** Replaces Windows line ends and removes a byte-order mark. Neither is a mistake. */
function normaliseLineEnds(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** Control characters, and the character that replaces bytes that aren't UTF-8. */
// eslint-disable-next-line no-control-regex
const unreadableCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFD]/;

/** Finds unreadable characters and the markers of a failed merge. */
function findBroken(path: string, text: string): ContentProblem | undefined {
  const lines = text.split("\n");
  const index = lines.findIndex((line) => conflictMarker.test(line));
  // A line of = may also underline a heading. Only the angle brackets show for certain that it is a merge.
  if (index >= 0 && lines.some((line) => /^(<{7}|>{7})(\s|$)/.test(line)))
    return fileProblem(path, {
      line: index + 1,
      found: `two versions of this text are mixed here (${inMarks(lines[index] ?? "", 20)})`,
      fix: "keep one of them and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
    });
  const unreadable = lines.findIndex((line) => unreadableCharacter.test(line));
  if (unreadable < 0) return undefined;
  return fileProblem(path, {
    line: unreadable + 1,
    found: "this line has a character that cannot be read",
    fix: "delete it, type it again and save the file as UTF-8 (look for Encoding in your editor)",
  });
}

/**
 * Returns a function that finds the line of a path. `offset` is the number of lines before the YAML. Keys are compared as
 * texts, because YAML reads a key without quotes as a number if it looks like one.
 */
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

/**
 * Finds words that visitors would not see as they were meant, though the YAML is valid: a text that a `#` cuts short, and a key
 * without a space after its colon, or a hyphen with more spaces before it than the one above, which become part of the text
 * above them.
 */
function findSwallowedText(
  path: string,
  document: Document,
  text: string,
  lineAt: (offset: number) => number,
  explainHyphen: () => Slip | undefined,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visit(document, {
    Scalar: (_key, { range, value, type }) => {
      // Quotes say where a text ends.
      if (!range || type !== "PLAIN") return;
      const [start, end] = range;
      const hidden = /^[ \t]*#(.*)/.exec(text.slice(end))?.[1];
      if (hidden !== undefined && isMeantAsText(value, hidden))
        problems.push(
          fileProblem(path, {
            line: lineAt(end),
            found: `a # hides the rest of this line, and visitors see ${value === null ? "nothing" : `only ${inMarks(String(value), 60)}`}`,
            fix: "put quotes around the whole text, or move a comment to a line of its own",
          }),
        );
      const [, ...rows] = text.slice(start, end).split("\n");
      const index = rows.findIndex((row) => lostSpace.test(row) || /^ *- /.test(row));
      if (index < 0) return;
      const row = rows[index] ?? "";
      const line = lineAt(start) + index + 1;
      const found = `${inMarks(row.trim(), 60)} cannot be read`;
      problems.push(
        fileProblem(
          path,
          lostSpace.test(row)
            ? { line, found, fix: "write a space after the colon" }
            : (explainHyphen() ?? {
                line,
                found,
                fix: "write as many spaces before the hyphen as before the one above it",
              }),
        ),
      );
    },
  });
  return problems;
}

/** Whether what follows a `#` belongs to the text: not if it is a comment after a number, an id or nothing. */
function isMeantAsText(value: unknown, hidden: string): boolean {
  const isSpaced = hidden === "" || /^[\s#]/.test(hidden);
  if (value === null) return !isSpaced;
  if (typeof value !== "string") return false;
  return !isSpaced || /\s/.test(value) || /^\s*\d/.test(hidden);
}

/**
 * The first reference (`*name`), if there is one. References are refused because they may go round in circles, or turn a few
 * lines into gigabytes.
 */
function findAlias(document: Document): Alias | undefined {
  let found: Alias | undefined;
  visit(document, {
    Alias: (_key, alias) => {
      found = alias;
      return visit.BREAK;
    },
  });
  return found;
}

/** Reads the YAML of a file. `offset` is the number of lines before it. */
function parseYaml(path: string, text: string, offset: number, expected: Expected): Parsed {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (position: number) => counter.linePos(position).line + offset;
  const isDraft = isMap(document.contents) && document.get("draft") === true;
  const [error] = [...document.errors, ...document.warnings];
  const inFlow = findFlowStyle(document, text);
  if (inFlow.length > 0)
    return {
      isDraft,
      problems: inFlow.map(({ offset: at, ...words }) =>
        fileProblem(path, { ...words, line: lineAt(at) }),
      ),
    };
  if (error) {
    const noticedAt = Math.max(1, counter.linePos(error.pos[0]).line);
    const { line, ...words } = explainYamlError(error, text.split("\n"), noticedAt, expected);
    return { isDraft, problems: [fileProblem(path, { ...words, line: line + offset })] };
  }
  const alias = findAlias(document);
  if (alias) {
    const found = `${inMarks(`*${alias.source}`)} is a YAML reference, which this site does not support`;
    const fix = "write the words out again, or put quotes around a text that begins with *";
    const line = lineAt(alias.range?.[0] ?? 0);
    return { isDraft, problems: [fileProblem(path, { line, found, fix })] };
  }
  const swallowed = findSwallowedText(path, document, text, lineAt, () => {
    const slip = findSpaceSlip(text.split("\n"), expected);
    return slip && { ...slip, line: slip.line + offset };
  });
  if (swallowed.length > 0) return { isDraft, problems: swallowed };
  const data: unknown = document.toJS();
  const lineOf = lineFinder(document, counter, offset);
  return {
    source: { file: `content/${path}`, data, body: "", bodyLine: 1, lineOf },
    isDraft,
    problems: [],
  };
}

/**
 * Reads a YAML file, or a markdown file with front matter between two lines of `---`. `path` is below `content/`.
 * Reports markers of a failed merge, unreadable characters, missing front matter, malformed YAML, and values in braces or
 * brackets.
 */
export function parseSource(path: string, raw: string, expected: Expected): Parsed {
  const text = normaliseLineEnds(raw);
  const broken = findBroken(path, text);
  if (broken) return { problems: [broken] };
  if (!path.endsWith(".md")) return parseYaml(path, text, 0, expected);
  const lines = text.split("\n");
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  const refuse = (found: string, fix: string): Parsed => ({
    problems: [fileProblem(path, { found, fix })],
  });
  const shape =
    "put the names and values between two lines of ---, as the README of the folder shows";
  if (text.trim() === "") return refuse("the file is empty", shape);
  const dash = lines.findIndex((line, index) => longDash.test(line) && (index === 0 || end < 0));
  if (dash >= 0)
    return {
      problems: [
        fileProblem(path, {
          line: dash + 1,
          found: `${inMarks((lines[dash] ?? "").trim())} has a long dash, which phones make of two hyphens`,
          fix: "write three hyphens, for example ---",
        }),
      ],
    };
  if (!/^---\s*$/.test(lines[0] ?? "")) return refuse("the first line is not ---", shape);
  if (end < 0) return refuse("the closing --- is missing", shape);
  const { source, ...rest } = parseYaml(path, lines.slice(1, end).join("\n"), 1, expected);
  if (!source) return rest;
  const body = lines.slice(end + 1).join("\n");
  return { source: { ...source, body, bodyLine: end + 2 }, ...rest };
}
