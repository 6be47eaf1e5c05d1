import type { YAMLError } from "yaml";
import { z } from "zod";
import { inMarks, invisibleFix, type ProblemText } from "./problem";
import {
  type Expected,
  findHalfComment,
  findJoinedLines,
  findSpaceSlip,
  type Slip,
} from "./read/layout-slips";
import { innermost, keysOf, metaOf, schemaAt } from "./schema/schema-layers";

// The messages for errors that the YAML parser and the schemas find.

/** Whether a line opens a quote and doesn't close it before a comment. */
const isOpen = (row: string) =>
  /^\s*(?:- +)?(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*|'[^']*)$/.test(row.replace(/\s#[^"']*$/, ""));

/** A line whose key has no space after its colon. Addresses such as `https://` don't count. */
export const lostSpace = /^ *(?:- +)?[A-Za-z][\w-]*:(?!\/\/)\S/;

/** The fix for a slip that is certain. */
function fixCertain(row: string, { code }: YAMLError): string | undefined {
  if (/^ *\t/.test(row)) return "replace the tab at its start with spaces, two for each level";
  if (lostSpace.test(row)) return "write a space after the colon";
  return code === "DUPLICATE_KEY"
    ? "this name is there twice: delete one of the two, or begin each entry of a list with a hyphen"
    : invisibleFix(row);
}

/** The fix for what is probably a text that needs quotes. */
function fixQuotes(row: string, { code, message }: YAMLError): string | undefined {
  if (/["'].*["']/.test(row) && /node end|^Nested mappings|implicit/i.test(message))
    return "put other quotes around the text than those in it";
  if (isOpen(row))
    return /\s#/.test(row)
      ? "put quotes around a text with a # in it"
      : "close every quote on the line that opens it";
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
  expected: Expected,
): Slip {
  // The parser notices an unclosed quote, and a key without a space before a comment, only further down.
  const opened = error.code === "MISSING_CHAR" ? rows.slice(0, noticedAt).findIndex(isOpen) : -1;
  const above = rows.slice(0, noticedAt - 1).findLastIndex((row) => !/^\s*(#|$)/.test(row));
  const isAbove = /in YAML stream/.test(error.message) && lostSpace.test(rows[above] ?? "");
  const line = isAbove ? above + 1 : opened < 0 ? noticedAt : opened + 1;
  const row = rows[line - 1] ?? "";
  const found = `${inMarks(row.trim(), 60)} cannot be read`;
  const certain = fixCertain(row, error);
  if (certain !== undefined) return { line, found, fix: certain };
  const slip =
    findHalfComment(rows, expected) ??
    findSpaceSlip(rows, expected) ??
    findJoinedLines(rows, noticedAt, expected);
  if (slip) return slip;
  const quotes = fixQuotes(row, error);
  if (quotes !== undefined) return { line, found, fix: quotes };
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

/**
 * The lines that show what a schema accepts under a key: the example in its metadata, or those of the keys that a group needs.
 * Undefined if there is no example. A text that YAML would take for something else is put in quotes.
 */
export function exampleLines(key: string, schema: z.ZodType): string[] | undefined {
  const example = metaOf(schema, "example");
  const inner = innermost(schema);
  if (inner instanceof z.ZodRecord && example !== undefined) return [`${key}:`, `  ${example}`];
  if (example !== undefined) {
    const isPlain = !(inner instanceof z.ZodString) || !/^[{[]|: | #/.test(example);
    return [`${key}: ${isPlain ? example : `"${example}"`}`];
  }
  if (!(inner instanceof z.ZodObject)) return undefined;
  const all = Object.entries(keysOf(inner));
  const required = all.filter(([, part]) => !part.isOptional());
  const parts = (required.length > 0 ? required : all.slice(0, 1)).map(([name, part]) =>
    exampleLines(name, part),
  );
  const lines = parts.flatMap((part) => part ?? []).map((line) => `  ${line}`);
  return parts.includes(undefined) ? undefined : [`${key}:`, ...lines];
}

/** Where an issue is: the key, the value in the file, and an example of a valid value. */
interface IssuePlace {
  path: readonly PropertyKey[];
  value: unknown;
  schema: z.ZodType | undefined;
}

/** Adds an example to a fix, as lines to copy: `key: example`, or just the example for an item of a list. */
function withExample(fix: string, { path, schema }: IssuePlace, example?: string): string {
  const key = path.at(-1) ?? "";
  const lines = example
    ? [`${String(key)}: ${example}`]
    : schema && exampleLines(String(key), schema);
  if (!lines) return fix;
  const [first = "", ...others] = lines;
  if (others.length > 0) {
    const indent = " ".repeat(2 * (path.length - 1));
    return `${fix}, for example\n${lines.map((line) => indent + line).join("\n")}`;
  }
  return `${fix}, for example ${typeof key === "number" ? first.replace(/^\d+: /, "") : first}`;
}

/** Describes an issue of zod's for the owner: what is wrong, and how to fix it. */
export function explainIssue(
  schema: z.ZodType,
  data: unknown,
  issue: z.core.$ZodIssue,
): ProblemText {
  const value = valueAt(data, issue.path);
  const key = issue.path.at(-1) ?? "";
  const place: IssuePlace = { path: issue.path, value, schema: schemaAt(schema, issue.path) };
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

/** Whether the value of a schema is written on lines of its own below the key: a group or a list. */
export const hasLinesBelow = (schema: z.ZodType | undefined): boolean =>
  schema instanceof z.ZodObject || schema instanceof z.ZodArray || schema instanceof z.ZodRecord;

/** A key that is missing, or has nothing after its colon. */
function describeMissing(place: IssuePlace, issue: z.core.$ZodIssue): ProblemText {
  if (issue.path.length === 0)
    return { found: "the file is empty", fix: "restore it as content/README.md explains" };
  if (issue.code === "custom") return { found: "it is missing", fix: issue.message };
  if (place.value === undefined)
    return { found: "it is missing", fix: withExample("add it", place) };
  const inner = place.schema && innermost(place.schema);
  if (inner instanceof z.ZodBoolean)
    return { found: "it is empty", fix: "write true, or delete the line" };
  return hasLinesBelow(inner)
    ? {
        found: `nothing is below ${String(place.path.at(-1))}`,
        fix: "delete the # before its lines, too; if there are none, delete this one",
      }
    : { found: "it is empty", fix: withExample("fill it in", place) };
}

/** A value of the wrong type, such as a number instead of a text. */
function describeWrongType(
  place: IssuePlace,
  { expected, message }: z.core.$ZodIssueInvalidType,
): ProblemText {
  const { value } = place;
  const example = (place.schema && metaOf(place.schema, "example")) ?? "";
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
  // A number where a text belongs needs quotes, and so does the example.
  const inQuotes = typeof value === "number" && expected === "string" ? `"${example}"` : undefined;
  return { found, fix: withExample(how, place, inQuotes) };
}

/** How to fix an unknown key. `near` is the known one that was probably meant. */
export function fixKey(key: string, known: readonly string[], near: string | undefined): string {
  const hidden = invisibleFix(key);
  if (hidden !== undefined) return hidden;
  return near === undefined
    ? `delete it, or write one of ${known.join(", ")}`
    : `did you mean "${near}"?`;
}
