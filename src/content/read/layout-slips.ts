import { isNode, isPair, LineCounter, parseDocument, visit } from "yaml";
import { inMarks, type ProblemText } from "@/content/problem";

// Slips in the layout of YAML: a space too many or too few before a line, two lines in one, and a comment sign that was taken
// from some lines only. The parser notices them elsewhere, so each is found by trying what the line should have been.

/** What may be in a file: names of keys, at any level or at the top, and how many problems its schema finds in some data. */
export interface Expected {
  isName: (name: string) => boolean;
  isTopName: (name: string) => boolean;
  countProblems: (data: unknown) => number;
}

/** A slip and its line, counted from 1. */
export type Slip = ProblemText & { line: number };

const isRead = (row: string) => !/^\s*(#|$)/.test(row);
const indentOf = (row: string) => /^ */.exec(row)![0].length;

/** A row with a key or a hyphen at its start. */
const isEntry = (row: string) => /^ *(- |-$|["']?[\w-]+["']?:( |$))/.test(row);

/** How many problems the rows have, or Infinity if they can't be read or `line` (from 1) doesn't begin a key or an item. */
function scoreOf(rows: readonly string[], line: number, { countProblems }: Expected): number {
  const lineCounter = new LineCounter();
  const document = parseDocument(rows.join("\n"), { lineCounter, prettyErrors: false });
  if (document.errors.length > 0) return Infinity;
  let begins = false;
  visit(document, (_key, node) => {
    const first = isPair(node) ? node.key : node;
    const start = isNode(first) ? first.range?.[0] : undefined;
    if (start !== undefined && lineCounter.linePos(start).line === line) begins = true;
    return begins ? visit.BREAK : undefined;
  });
  try {
    return begins ? countProblems(document.toJS()) : Infinity;
  } catch {
    // A reference (`*name`) that leads nowhere.
    return Infinity;
  }
}

/** Rows from `first` up to `last`, counted from 0, that need other indentation. */
interface Shift {
  first: number;
  last: number;
  by: number;
}

const shifted = (rows: readonly string[], { first, last, by }: Shift) =>
  rows.map((row, index) => {
    if (index < first || index > last || !isRead(row)) return row;
    return by > 0 ? " ".repeat(by) + row : row.slice(-by);
  });

/**
 * Shifts by one space of rows with an odd number of spaces, because the files have two for each level: of each such row, and of
 * all that follow one another.
 */
function oddShifts(rows: readonly string[]): Shift[] {
  const read = [...rows.keys()].filter((index) => isRead(rows[index] ?? ""));
  const isOdd = (index: number | undefined) => indentOf(rows[index ?? -1] ?? "") % 2 === 1;
  const firsts = read.filter((index, at) => isOdd(index) && !isOdd(read[at - 1]));
  return firsts.slice(0, 20).flatMap((first) => {
    const after = read.filter((index) => index >= first);
    const last = after[after.findIndex((index) => !isOdd(index)) - 1] ?? after.at(-1) ?? first;
    return [first, last].flatMap((end) => [-1, 1].map((by) => ({ first, last: end, by })));
  });
}

/** Shifts that give one of the rows nearest to the error the indentation of another, or that of a row below it. */
function nearbyShifts(rows: readonly string[], noticedAt: number): Shift[] {
  const distance = (index: number) => Math.abs(index + 1 - noticedAt);
  const near = [...rows.keys()]
    .filter((index) => isRead(rows[index] ?? ""))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 6);
  const indents = near.map((index) => indentOf(rows[index] ?? ""));
  const targets = new Set([0, ...indents, ...indents.map((indent) => indent + 2)]);
  return near.flatMap((index) =>
    [...targets].map((to) => ({
      first: index,
      last: index,
      by: to - indentOf(rows[index] ?? ""),
    })),
  );
}

const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** Finds the line with a space too many or too few. `noticedAt` is the line of the parser's error, from 1. */
export function findSpaceSlip(
  rows: readonly string[],
  noticedAt: number,
  expected: Expected,
): Slip | undefined {
  for (const shifts of [oddShifts(rows), nearbyShifts(rows, noticedAt)]) {
    const [best] = shifts
      .filter(
        ({ first, by }) =>
          by !== 0 && isEntry(rows[first] ?? "") && indentOf(rows[first] ?? "") + by >= 0,
      )
      .map((shift) => ({
        ...shift,
        score: scoreOf(shifted(rows, shift), shift.first + 1, expected),
      }))
      .filter(({ score }) => score < Infinity)
      .sort((a, b) => a.score - b.score || Math.abs(a.by) - Math.abs(b.by) || a.by - b.by);
    if (best) return describeShift(rows, best);
  }
  return undefined;
}

function describeShift(rows: readonly string[], { first, last, by }: Shift): Slip {
  const row = rows[first] ?? "";
  const to = indentOf(row) + by;
  const count = Math.abs(by) === 1 ? "a space" : `${numbers[Math.abs(by)] ?? Math.abs(by)} spaces`;
  const fix =
    to > 0
      ? `write ${numbers[to] ?? to} spaces before it`
      : `delete the ${by === -1 ? "space" : "spaces"} at its start`;
  const more =
    last > first ? `, and change the lines down to line ${last + 1} in the same way` : "";
  return {
    line: first + 1,
    found: `${inMarks(row.trim(), 60)} has ${count} too ${by < 0 ? "many" : "few"} before it`,
    fix: fix + more,
  };
}

/**
 * Finds a second name in a line: `name: Rivergum shortName: Rivergum`. It must fit better on a line of its own than in a text in
 * quotes, or as well if it is a name of this kind of file.
 */
export function findJoinedLines(
  rows: readonly string[],
  line: number,
  expected: Expected,
): Slip | undefined {
  const row = rows[line - 1] ?? "";
  const [, lead = "", key = "", words = ""] = /^( *(?:- +)*)([\w-]+: )(.*)$/.exec(row) ?? [];
  const replaced = (...by: string[]) => [...rows.slice(0, line - 1), ...by, ...rows.slice(line)];
  const asText = scoreOf(replaced(`${lead}${key}${JSON.stringify(words)}`), line, expected);
  const indents = [lead.length + 2, lead.length, lead.length - 2, lead.length - 4];
  for (const { 1: name = "", index } of row.matchAll(/ ([\w-]+):(?= |$)/g)) {
    if (index < lead.length + key.trimEnd().length - 1) continue;
    const [head, tail] = [row.slice(0, index).trimEnd(), row.slice(index + 1)];
    const scores = indents
      .filter((indent) => indent >= 0)
      .map((indent) => scoreOf(replaced(head, " ".repeat(indent) + tail), line + 1, expected));
    const best = Math.min(...scores);
    const isBetter = best < asText || (best === asText && expected.isName(name));
    if (best < Infinity && isBetter)
      return {
        line,
        found: `${inMarks(row.trim(), 60)} cannot be read`,
        fix: `write ${name} on a line of its own`,
      };
  }
  return undefined;
}

/** Finds a line whose `#` was deleted although the `#` before the name above it is still there. */
export function findHalfComment(
  rows: readonly string[],
  { isTopName }: Expected,
): Slip | undefined {
  const index = rows.findIndex((row, at) => {
    if (!isRead(row) || indentOf(row) === 0 || !/^#/.test(rows[at - 1] ?? "")) return false;
    const above = rows.slice(0, at);
    const comments = above.slice(above.findLastIndex((each) => !each.startsWith("#")) + 1);
    return comments.some((comment) => {
      const [, name = ""] = /^# ?([\w-]+): *$/.exec(comment) ?? [];
      return name !== "" && isTopName(name) && !rows.some((each) => each.startsWith(`${name}:`));
    });
  });
  if (index < 0) return undefined;
  return { line: index + 1, found: "the line above it still has a #", fix: "delete that, too" };
}
