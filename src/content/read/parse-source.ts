import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import { type ContentProblem, inMarks, problemAt, type ProblemText } from "@/content/problem";

/** A parsed content file: its data with line numbers, and its markdown body. */
export interface SourceFile {
  file: string;
  data: unknown;
  /** The markdown after the front matter; empty for YAML files. Lines end with `\n`. */
  body: string;
  /** The line on which the body begins, counted from 1. */
  bodyLine: number;
  /** The line of a key or list item, or of its nearest parent if it is missing; from 1. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

interface Parsed {
  /** Missing if the file can't be read. */
  source?: SourceFile;
  problems: ContentProblem[];
}

/** Replaces Windows line ends and special spaces, and removes characters that nobody can see. */
const normalise = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u00A0\u202F]/g, " ")
    .replace(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, "");

/**
 * Returns a function that finds the line of a path. `offset` is the number of lines before the
 * YAML. Keys are compared as texts, because YAML reads some of them as numbers.
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

type Slip = ProblemText & { offset: number };

/** One sentence for all causes, because the parser often notices a mistake only below it. */
const unreadable: ProblemText = {
  found: "this line or the one above it cannot be read",
  fix: "write a hyphen before each item of a list, two spaces before it for each level, a space after the colon, one text on one line, quotes around a text with a sign such as : # or * in it, and each key once",
};

/**
 * Where the mistake behind an error of the parser is: a text whose quote stays open reaches as far
 * as the next quote, and a line that is empty or a comment has no mistakes.
 */
function offsetOf({ pos: [offset] }: YAMLError, document: Document, text: string): number {
  let begin = offset;
  visit(document, {
    Scalar: (_key, { range, type = "" }) => {
      const [start, end] = range ?? [0, 0];
      const isOpen = type.startsWith("QUOTE") && text.slice(start, end).includes("\n");
      const isBefore = start <= offset && !text.slice(end, offset).includes("\n");
      if (isOpen && isBefore) begin = Math.min(begin, start);
    },
  });
  const blank = /^(\s*(#.*)?\n)*/.exec(text.slice(text.lastIndexOf("\n", begin - 1) + 1));
  return blank?.[0] ? text.lastIndexOf("\n", begin - 1) + 1 + blank[0].length : begin;
}

/** Finds what is valid YAML, but not what an owner means by it, each with its offset. */
function findSlips(document: Document, text: string): Slip[] {
  const slips: Slip[] = [];
  visit(document, {
    Node: (_key, node) => {
      const [offset = 0] = node.range ?? [];
      // The editing page writes an empty list as [].
      const isFlow = isCollection(node) && node.flow === true && node.items.length > 0;
      if (!isFlow && !isAlias(node)) return undefined;
      const found = "a brace, bracket or asterisk begins here";
      const fix = "write each key on a line of its own, and put quotes around a text";
      slips.push({ offset, found, fix });
      return visit.SKIP;
    },
    Scalar: (_key, { range, value, type }) => {
      // Quotes say where a text ends.
      if (!range || type !== "PLAIN") return;
      const [start, end] = range;
      const second = text.slice(start, end).indexOf("\n") + 1;
      if (second > 0)
        slips.push({
          offset: start + second,
          ...unreadable,
        });
      const hidden = /^[ \t]*#(.*)/.exec(text.slice(end))?.[1];
      if (hidden !== undefined && isMeantAsText(value, hidden))
        slips.push({
          offset: end,
          found: `a # hides the rest of this line, and visitors see ${value === null ? "nothing" : `only ${inMarks(String(value), 60)}`}`,
          fix: "put quotes around the whole text, delete the #, or move a comment to a line of its own",
        });
    },
  });
  return slips;
}

/** Whether what follows a `#` is text, not a comment after a number, an id or nothing. */
function isMeantAsText(value: unknown, hidden: string): boolean {
  const isSpaced = hidden === "" || /^[\s#]/.test(hidden);
  if (value === null) return !isSpaced;
  if (typeof value !== "string") return false;
  return !isSpaced || /\s/.test(value) || /^\s*\d/.test(hidden);
}

/** Reads the YAML of a file. `offset` is the number of lines before it. */
function parseYaml(path: string, text: string, offset: number): Parsed {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (position: number) => Math.max(1, counter.linePos(position).line) + offset;
  const [error] = [...document.errors, ...document.warnings];
  const slips = error
    ? [{ offset: offsetOf(error, document, text), ...unreadable }]
    : findSlips(document, text);
  if (slips.length > 0)
    return {
      problems: slips.map(({ offset: at, ...words }) => problemAt(path, words, lineAt(at))),
    };
  const data: unknown = document.toJS();
  const lineOf = lineFinder(document, counter, offset);
  return { source: { file: `content/${path}`, data, body: "", bodyLine: 1, lineOf }, problems: [] };
}

/** Reads YAML, or markdown with front matter between two `---`. `path` is below `content/`. */
export function parseSource(path: string, raw: string): Parsed {
  const text = normalise(raw);
  const lines = text.split("\n");
  const conflict = lines.findIndex((line) => /^(<{7}|>{7}) /.test(line));
  if (conflict >= 0)
    return {
      problems: [
        problemAt(
          path,
          {
            found: "two versions of this text are mixed here",
            fix: "keep one of them and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
          },
          conflict + 1,
        ),
      ],
    };
  if (!path.endsWith(".md")) return parseYaml(path, text, 0);
  const isDashes = (line = "") => /^---\s*$/.test(line);
  const end = lines.findIndex((line, index) => index > 0 && isDashes(line));
  if (!isDashes(lines[0]) || end < 0)
    return {
      problems: [
        problemAt(path, {
          found: "the names and values are not between two lines of ---",
          fix: "write them as the README of the folder shows",
        }),
      ],
    };
  const { source, ...rest } = parseYaml(path, lines.slice(1, end).join("\n"), 1);
  if (!source) return rest;
  return {
    source: { ...source, body: lines.slice(end + 1).join("\n"), bodyLine: end + 2 },
    ...rest,
  };
}
