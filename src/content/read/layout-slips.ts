import { parseDocument } from "yaml";
import { inMarks, type ProblemText } from "@/content/problem";

// Slips in the layout of YAML, which the parser notices elsewhere: a space too many or too few before a line, two lines in one, and
// a comment sign that was taken from some lines only.

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

/** A row with a key or a hyphen at its start, after an odd number of spaces. */
const isOddEntry = (row: string) => /^ (  )*(- |-$|["']?[\w-]+["']?:( |$))/.test(row);

/** How many problems the rows have, or Infinity if they can't be read. */
function countProblems(rows: readonly string[], expected: Expected): number {
  const document = parseDocument(rows.join("\n"), { prettyErrors: false });
  try {
    return document.errors.length > 0 ? Infinity : expected.countProblems(document.toJS());
  } catch {
    // A reference (`*name`) that leads nowhere.
    return Infinity;
  }
}

/**
 * Finds the first lines with an odd number of spaces, which is a slip, because the files have two for each level. There is a
 * space too many or too few, whichever leaves fewer problems.
 */
export function findSpaceSlip(rows: readonly string[], expected: Expected): Slip | undefined {
  const first = rows.findIndex(isOddEntry);
  const row = rows[first];
  if (row === undefined) return undefined;
  const isPast = (each: string, index: number) =>
    index > first && isRead(each) && indentOf(each) % 2 === 0;
  const end = rows.findIndex(isPast);
  const slipped = rows.slice(first, end < 0 ? undefined : end);
  const problemsWith = (change: (each: string) => string) =>
    countProblems(rows.toSpliced(first, slipped.length, ...slipped.map(change)), expected);
  const tooMany = problemsWith((each) => each.replace(/^ /, ""));
  const tooFew = problemsWith((each) => (isRead(each) ? ` ${each}` : each));
  if (Math.min(tooMany, tooFew) === Infinity) return undefined;
  const to = indentOf(row) + (tooMany <= tooFew ? -1 : 1);
  const spaces = ["two", "four", "six", "eight", "ten"][to / 2 - 1] ?? to;
  const last = first + slipped.findLastIndex(isRead);
  const more =
    last > first ? `, and change the lines down to line ${last + 1} in the same way` : "";
  return {
    line: first + 1,
    found: `${inMarks(row.trim(), 60)} has a space too ${tooMany <= tooFew ? "many" : "few"} before it`,
    fix: (to > 0 ? `write ${spaces} spaces before it` : "delete the space at its start") + more,
  };
}

/** Finds a second name of this kind of file in a line: `name: Rivergum shortName: Rivergum`. */
export function findJoinedLines(
  rows: readonly string[],
  line: number,
  { isName }: Expected,
): Slip | undefined {
  const row = rows[line - 1] ?? "";
  const [, name] = /: .*? ([\w-]+):(?: |$)/.exec(row) ?? [];
  if (name === undefined || !isName(name)) return undefined;
  return {
    line,
    found: `${inMarks(row.trim(), 60)} cannot be read`,
    fix: `write ${name} on a line of its own, or put quotes around the text`,
  };
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
