import { type Document, isAlias, isCollection, visit, type YAMLError } from "yaml";
import { inMarks, type ProblemText } from "@/content/problem";

/** A mistake in YAML, with the place in the text where the line with it begins or goes on. */
export interface Slip extends ProblemText {
  offset: number;
}

/**
 * What may be wrong with a line: words in the parser's codes for it, what the line looks like, what
 * the owner reads after the line itself, and how to fix it. The first row that fits counts. Three
 * codes are ours: OPEN_QUOTE, MOVED (too far to the right) and SECOND_LINE (of an unquoted text).
 */
const rows: readonly (readonly [codes: RegExp, line: RegExp, found: string, fix: string])[] = [
  [/^/, /^\s*[–—•·*] /, "begins with a sign that is no hyphen", "write a hyphen in its place"],
  [
    /^/,
    /^\s*(- )?["'][\w-]+: .*["']$/,
    "has its name in the quotes",
    "put quotes around the text alone",
  ],
  [/^/, /^ *\t/, "begins with a tab", "write spaces in its place, two for each level"],
  [
    /OPEN_QUOTE|closing/,
    /^/,
    "opens a quote that nothing closes",
    "put the same quote at the end of the text, and none inside it",
  ],
  [/^/, /^\s*-[^\s-]/, "has no space after its hyphen", "put one there"],
  [
    /UNEXPECTED|SECOND/,
    /["'}\]],\s*$/,
    "ends with a comma",
    "delete the comma, and put quotes around texts alone",
  ],
  [
    /UNEXPECTED/,
    /(: |- )\s*["']/,
    "has quotes within quotes",
    `put " only at the start and the end of the text, and ' inside it`,
  ],
  [
    /UNEXPECTED/,
    /: +- /,
    "has a hyphen behind its colon",
    "write the hyphen and what follows on the next line, or put quotes around the text",
  ],
  [
    /UNEXPECTED|SCALAR|ALIAS|TAG/,
    /(: |- )\s*[{[%@`&!|>*?]/,
    "has a text that begins with a sign",
    "put quotes around the text",
  ],
  [
    /DUPLICATE/,
    /^/,
    "has a name that is already above it",
    "delete one of the two, or, in a list, put back the hyphen or the line that begins the second item",
  ],
  [
    /MOVED/,
    /^/,
    "is too far to the right",
    "begin it exactly below the name above it; if that was deleted, put it back; if it goes on with the text above it, put both on one line",
  ],
  [
    /BLOCK/,
    /:\s.*:(\s|$)/,
    "has two colons",
    "put quotes around the text behind the first one, or write each name on a line of its own",
  ],
  [
    /BLOCK|UNEXPECTED/,
    /^\s*- /,
    "begins an item, and the lines above it do not",
    "put the same spaces before each hyphen of the list, begin the first line of each item with one, and write the name of the list above it; or delete the hyphen",
  ],
  [/ESCAPE/, /^/, "has a \\ in its text", `put ' around the text in place of "`],
  [/MISSING|MULTILINE|SECOND/, /^\s*[\w-]+:\S/, "has no space after its colon", "put one there"],
  [
    /BAD_INDENT|SEQUENCE/,
    /:(\s|$)/,
    "begins in another column than the lines beside it",
    "put as many spaces before it as before those, two for each level",
  ],
  [
    /SECOND/,
    /^\s*- /,
    "is read as part of the line above it",
    "give its hyphen as many spaces as the others have; if the line above it is an item, begin that one with a hyphen, too; if a name was deleted above it, put it back",
  ],
  [
    /MISSING|MULTILINE|SECOND|BAD_INDENT/,
    /^/,
    "has no name and no hyphen",
    "begin an item of a list with a hyphen and a space, write a name with a colon and a space before a value, put a text on one line, and begin a note of yours with #",
  ],
  [
    /^/,
    /^/,
    "or a line beside it cannot be read",
    "write a hyphen and a space before each item of a list, two spaces before it for each level, a space after the colon, one text on one line, no comma at the end, no quotes within quotes, quotes around a text with a sign such as : # or * in it, and each name once",
  ],
];

const startOfLine = (text: string, offset: number) => text.lastIndexOf("\n", offset - 1) + 1;

const lineFrom = (text: string, start: number) => text.slice(start).split("\n", 1)[0] ?? "";

/** The slip in the line at an offset, or below it, if that is empty or a comment. */
function slipAt(text: string, offset: number, codes: string): Slip {
  const start = startOfLine(text, offset);
  const [blank = ""] = /^(\s*(#.*)?\n)*/.exec(text.slice(start)) ?? [];
  const line = lineFrom(text, start + blank.length);
  const [, , found, fix] = rows.find(([code, look]) => code.test(codes) && look.test(line))!;
  const words = { found: `${inMarks(line.trim(), 60)} ${found}`, fix };
  return { offset: blank ? start + blank.length : offset, ...words };
}

/** The mistake behind the first error of the parser, which often notices it further down. */
function explainError(document: Document, text: string, errors: readonly YAMLError[]): Slip {
  const offset = errors[0]!.pos[0];
  let begin = offset;
  visit(document, {
    Scalar: (_key, { range, type = "" }) => {
      const [start, end] = range ?? [0, 0];
      // A text whose quote stays open reaches as far as the next quote.
      const isOpen = type.startsWith("QUOTE") && text.slice(start, end).includes("\n");
      const isBefore = start <= offset && !text.slice(end, offset).includes("\n");
      if (isOpen && isBefore) begin = Math.min(begin, start);
    },
  });
  if (begin < offset) return slipAt(text, begin, "OPEN_QUOTE");
  const line = startOfLine(text, offset);
  const above = startOfLine(text, line - 1);
  // Such a line is a slip by itself, which the parser may notice in the next one.
  const sure = [above, line].find((start) =>
    rows.slice(0, 2).some(([, look]) => look.test(lineFrom(text, start))),
  );
  if (sure !== undefined) return slipAt(text, sure, "");
  const here = errors.filter(({ pos }) => startOfLine(text, pos[0]) === line);
  const codes = here.map(({ code, message }) => `${code} ${message}`).join();
  // The parser notices where the line above ends.
  return /BLOCK.*MULTILINE/.test(codes) && !/MISSING|BAD_INDENT|TAB/.test(codes)
    ? slipAt(text, text.indexOf("\n", offset) + 1, "MOVED")
    : slipAt(text, offset, codes);
}

/** Finds what can't be read, and what can, but isn't what an owner means by it. */
export function findSlips(document: Document, text: string): Slip[] {
  const errors = [...document.errors, ...document.warnings];
  if (errors.length > 0) return [explainError(document, text, errors)];
  const slips: Slip[] = [];
  visit(document, {
    Node: (_key, node) => {
      const [offset = 0] = node.range ?? [];
      // The editing page writes an empty list as [].
      const isFlow = isCollection(node) && node.flow === true && node.items.length > 0;
      if (!isFlow && !isAlias(node)) return undefined;
      const found = "a brace, bracket or asterisk begins here";
      const fix =
        "write each name and item on a line of its own, without braces or brackets, and put quotes around a text";
      slips.push({ offset, found, fix });
      return visit.SKIP;
    },
    Scalar: (_key, { range, value, type }) => {
      // Quotes say where a text ends.
      if (!range || type !== "PLAIN") return;
      const [start, end] = range;
      const second = text.slice(start, end).indexOf("\n") + 1;
      // Without a space behind its hyphen or colon, the line above goes on in this one.
      const isAbove = /^([–—•·] |(-|[\w-]+:)[^\s-])/.test(text.slice(start));
      if (second > 0) slips.push(slipAt(text, start + (isAbove ? 0 : second), "SECOND_LINE"));
      const hidden = /^[ \t]*#(.*)/.exec(text.slice(end))?.[1];
      if (hidden !== undefined && isMeantAsText(value, hidden))
        slips.push({
          offset: end,
          found: `a # hides the rest of this line, and visitors see ${value === null ? "nothing" : `only ${inMarks(String(value), 60)}`}`,
          fix: /^\s*\d+\s*$/.test(hidden)
            ? "delete the #"
            : "put quotes around the whole text, delete the #, or move a comment to a line of its own",
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
  return !isSpaced || /\s|^\p{Lu}\p{Ll}*$/u.test(value) || /^\s*\d/.test(hidden);
}
