import { isMap, LineCounter, parseDocument } from "yaml";
import { type ContentProblem, problemAt } from "@/content/problem";
import { findSlips } from "./find-slips";
import { lineFinder } from "./line-finder";

/** A parsed content file: its data with line numbers, and its markdown body. */
export interface SourceFile {
  file: string;
  data: unknown;
  /** Names with a mistake in the lines below them, which are not in the data. */
  unread: readonly string[];
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
 * Reads the YAML of a file. `offset` is the number of lines before it. What is below a name with a
 * mistake isn't read, so that one run finds the mistakes below all others.
 */
function parseYaml(path: string, text: string, offset: number): Parsed {
  const problems: ContentProblem[] = [];
  const unread: string[] = [];
  for (let rest = text; ;) {
    const counter = new LineCounter();
    const document = parseDocument(rest, { lineCounter: counter, prettyErrors: false });
    const slips = findSlips(document, rest);
    const lineAt = (position: number) => Math.max(1, counter.linePos(position).line) + offset;
    for (const { offset: at, ...words } of slips) problems.push(problemAt(path, words, lineAt(at)));
    if (slips.length === 0) {
      const data: unknown = document.toJS();
      // Without an item, those after it would get wrong numbers.
      if (!isMap(document.contents) && problems.length > 0) return { problems };
      const lineOf = lineFinder(document, counter, offset);
      const file = `content/${path}`;
      return { source: { file, data, unread, body: "", bodyLine: 1, lineOf }, problems };
    }
    const wrong = new Set(slips.map((slip) => blockAt(rest, slip.offset)));
    const cut = rest.split(block).map((each, index) => {
      if (!wrong.has(index)) return each;
      unread.push(...(each.match(/[\w-]+/g) ?? []));
      return each.replace(/.+/g, "");
    });
    if (cut.join("") === rest) return { problems };
    rest = cut.join("");
  }
}

/** Between a line that isn't indented, with the lines below it that are, and the next such line. */
const block = /^(?=[^\s#])/m;

/** Which block of a text an offset is in. */
const blockAt = (text: string, offset: number): number =>
  text.slice(0, offset + 1).split(block).length - 1;

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
