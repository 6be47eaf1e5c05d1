import type { YAMLError } from "yaml";
import { z } from "zod";
import { inMarks, invisibleFix, type ProblemText } from "./problem";
import { innermost, keysOf, metaOf, schemaAt } from "./schema/schema-layers";

// The messages for errors that the YAML parser and the schemas find.

/** Whether a line opens a bracket or a quote and doesn't close it before a comment. */
function isOpen(row: string): boolean {
  const read = row.replace(/\s#[^"']*$/, "");
  return (
    read.split(/[[{]/).length > read.split(/[\]}]/).length ||
    /^\s*(?:- +)?(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*|'[^']*)$/.test(read)
  );
}

/** A line whose key has no space after its colon. Addresses such as `https://` don't count. */
export const lostSpace = /^ *(?:- +)?[A-Za-z][\w-]*:(?!\/\/)\S/;

/** A key, or a hyphen, and a text that begins with a quote. */
const quotedText = /^ *((?:- +)?(?:[\w-]+: +)?)((["']).+?) *$/;

/**
 * A line whose text has quotes in its quotes, with others around it: `name: "Sam "The Man""` becomes `name: 'Sam "The Man"'`.
 * Undefined if that can't be told.
 */
function requote(row: string): string | undefined {
  const [, key = "", text = "", mark = ""] = quotedText.exec(row) ?? [];
  if (key === "" || text.includes("\\")) return undefined;
  const second = text.indexOf(mark, 1);
  // The second quote opens the inner one, or is an apostrophe, if a letter follows it.
  const isAround = text.endsWith(mark) && /\w/.test(text[second + 1] ?? "");
  const words = isAround ? text.slice(1, -1) : text;
  return key + (words.includes('"') ? `'${words.replaceAll("'", "''")}'` : `"${words}"`);
}

/** A line with braces in which a key follows a value without a comma between them. */
const lostComma = /[{,] *[\w-]+: +(?:"[^"]*"|'[^']*'|[^,{}"']+?) +([\w-]+): /;

/** The fix for a line, by the line and the parser's error. Undefined for anything but the commonest mistakes. */
function fixLine(row: string, { code, message }: YAMLError): string | undefined {
  if (/^ *\t/.test(row)) return "replace the tab at its start with spaces, two for each level";
  if (lostSpace.test(row)) return "write a space after the colon";
  if (code === "DUPLICATE_KEY")
    return "this name is there twice: delete one of the two, or begin each entry of a list with a hyphen";
  const next = lostComma.exec(row)?.[1];
  if (next) return `write a comma before ${next}`;
  const isInQuotes = /["'].*["']/.test(row) && /node end|^Nested mappings|implicit/i.test(message);
  if (isInQuotes) {
    const line = requote(row);
    const others = `put other quotes around the text than those in it`;
    return line === undefined ? others : `${others}, for example ${line}`;
  }
  if (isOpen(row) && /\s#/.test(row)) return "put quotes around a text with a # in it";
  return /: .*: /.test(row) && code === "BLOCK_AS_IMPLICIT_KEY"
    ? 'put quotes around a text with a colon in it, for example title: "Dust: what to do"'
    : undefined;
}

/**
 * Turns the parser's error into a problem: the line itself, with our own fix for a common mistake and the parser's sentence for
 * any other. `rows` are the lines of the YAML, and `noticedAt` is the line where the parser noticed the error. The result has the
 * line with the mistake. Both lines are counted from 1.
 */
export function explainYamlError(
  error: YAMLError,
  rows: readonly string[],
  noticedAt: number,
): ProblemText & { line: number } {
  const isUnclosed = error.code === "MISSING_CHAR" || /^Flow/.test(error.message);
  // The parser notices an unclosed bracket, and a key without a space before a comment, only further down.
  const opened = isUnclosed ? rows.slice(0, noticedAt).findIndex(isOpen) : -1;
  const above = rows.slice(0, noticedAt - 1).findLastIndex((row) => !/^\s*(#|$)/.test(row));
  const isAbove = /in YAML stream/.test(error.message) && lostSpace.test(rows[above] ?? "");
  const line = isAbove ? above + 1 : opened < 0 ? noticedAt : opened + 1;
  const row = rows[line - 1] ?? "";
  const unclosed =
    opened < 0 ? undefined : "close every quote and bracket on the line that opens it";
  const fix = invisibleFix(row) ?? fixLine(row, error) ?? unclosed;
  const found = `${inMarks(row.trim(), 60)} cannot be read`;
  if (fix !== undefined) return { line, found, fix };
  return {
    line,
    found: `${found} (in the words of YAML: ${error.message.split("\n")[0] ?? ""})`,
    fix: "compare it with the lines around it, or put quotes around the text",
  };
}

const isGroup = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === "object" && value !== null;

function showValue(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (isGroup(value)) return "this";
  return typeof value === "number" ? String(value) : inMarks(String(value));
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    data,
  );

/** The noun for each type of value, and how to write one. */
const typeNames: Readonly<Record<string, [name: string, how: string]>> = {
  string: ["a text", "put quotes around it"],
  number: ["a number", "write only the number"],
  int: ["a whole number", "write it without a decimal point"],
  boolean: ["true or false", "write true or false"],
  array: ["a list", "write each item on a line of its own, beginning with a hyphen and a space"],
  object: ["what belongs here", "write each name and value on a line of its own, indented"],
  record: ["what belongs here", "write each name and value on a line of its own, indented"],
};

/** The number in a text: `$1,299` and `1 299` give 1299, `2,5` gives 2.5. Undefined if the text isn't a number. */
function plainNumber(text: string): string | undefined {
  const bare = text.replace(/[$\s]|\bAUD\b/gi, "").replace(/,(?=\d{3}(\D|$))/g, "");
  const digits = bare.replace(/^(-?\d+),(\d{1,2})$/, "$1.$2");
  return /^-?\d+(\.\d+)?$/.test(digits) ? digits : undefined;
}

/** An example of what a schema accepts: the one in its metadata, or one put together from those of its keys. */
function exampleOf(schema: z.ZodType): string | undefined {
  const own = metaOf(schema, "example");
  const inner = innermost(schema);
  if (own !== undefined || !(inner instanceof z.ZodObject)) return own;
  const all = Object.entries(keysOf(inner));
  const required = all.filter(([, part]) => !part.isOptional());
  const parts = (required.length > 0 ? required : all.slice(0, 1)).map(
    ([key, part]) => [key, exampleOf(part)] as const,
  );
  const isSimple = parts.every(([, example]) => example !== undefined && !/[,:]/.test(example));
  return isSimple ? `{${parts.map((part) => part.join(": ")).join(", ")}}` : undefined;
}

/** Where an issue is: the key, the value in the file, and an example of a valid value. */
interface IssuePlace {
  key: PropertyKey;
  value: unknown;
  example: string | undefined;
}

/** Adds an example to a fix, as a line to copy: `key: example`, or just the example for an item of a list. */
const withExample = (fix: string, { key, example }: IssuePlace): string =>
  example === undefined
    ? fix
    : `${fix}, for example ${typeof key === "number" ? "" : `${String(key)}: `}${example}`;

/** Describes an issue of zod's for the owner: what is wrong, and how to fix it. */
export function explainIssue(
  schema: z.ZodType,
  data: unknown,
  issue: z.core.$ZodIssue,
): ProblemText {
  const value = valueAt(data, issue.path);
  const key = issue.path.at(-1) ?? "";
  const at = schemaAt(schema, issue.path);
  const place: IssuePlace = { key, value, example: at && exampleOf(at) };
  if (/^[\w-]+:./.test(String(key)))
    return {
      found: `${inMarks(String(key))} cannot be read`,
      fix: "write a space after the colon",
    };
  if (issue.code === "invalid_key") return describeBadKey(String(key), issue);
  if (value === undefined || value === null || value === "") return describeMissing(place, issue);
  const hidden = typeof value === "string" ? invisibleFix(value) : undefined;
  if (hidden !== undefined && issue.code !== "too_big")
    return { found: showValue(value), fix: hidden };
  if (issue.code === "invalid_type") return describeWrongType(place, issue);
  const found = `${showValue(value)} is not valid here`;
  return {
    found,
    fix: issue.code === "custom" ? issue.message : withExample(issue.message, place),
  };
}

/** A key that the owner chose, such as the name of a picture, and that breaks a rule. */
function describeBadKey(key: string, { issues }: z.core.$ZodIssueInvalidKey): ProblemText {
  const fix = invisibleFix(key) ?? issues[0]?.message ?? "choose another name";
  return { found: `the name ${inMarks(key)} is not valid`, fix };
}

/** A key that is missing, or has nothing after its colon. */
function describeMissing(place: IssuePlace, issue: z.core.$ZodIssue): ProblemText {
  if (issue.path.length === 0)
    return { found: "the file is empty", fix: "restore it as content/README.md explains" };
  if (issue.code === "custom") return { found: "it is missing", fix: issue.message };
  return place.value === undefined
    ? { found: "it is missing", fix: withExample("add it", place) }
    : { found: "it is empty", fix: withExample("fill it in", place) };
}

/** A value of the wrong type, such as a number instead of a text. */
function describeWrongType(
  place: IssuePlace,
  { expected, message }: z.core.$ZodIssueInvalidType,
): ProblemText {
  const { value, example = "" } = place;
  const [name, how] = typeNames[expected] ?? ["what belongs here", "see the README of the folder"];
  const plain = typeof value === "string" ? plainNumber(value) : undefined;
  if (expected === "number" && plain !== undefined)
    return { found: `${showValue(value)} is not a plain number`, fix: `write ${plain}` };
  const found = `${showValue(value)} is not ${name}`;
  // The schema of a price brings a message with it.
  if (expected === "number" && !message.startsWith("Invalid input"))
    return { found, fix: withExample(message, place) };
  if (typeof value === "boolean") return { found, fix: "write one, or delete the line" };
  // For a date, such as a year alone, quotes would not help.
  if (expected === "string" && /^\d{4}-/.test(example))
    return { found, fix: withExample("write it in full", place) };
  // If a number is where a text belongs, it needs quotes, and so does the example.
  const needsQuotes =
    typeof value === "number" && expected === "string" && /^\d[\d ]+$/.test(example);
  return {
    found,
    fix: withExample(how, needsQuotes ? { ...place, example: `"${example}"` } : place),
  };
}

/** How to fix an unknown key. `near` is the known one that was probably meant. */
export function fixKey(key: string, known: readonly string[], near: string | undefined): string {
  const hidden = invisibleFix(key);
  if (hidden !== undefined) return hidden;
  if (/^\d+$/.test(key)) return "write numbers without a comma: 1299, or 2.5 with a point";
  if (/^[\w-]+:/.test(key)) return "write a space after the colon";
  return near === undefined
    ? `delete it, or write one of ${known.join(", ")}`
    : `did you mean "${near}"?`;
}
