import { z } from "zod";
import {
  type ContentProblem,
  fieldName,
  fieldProblem,
  invisibleFix,
  type ProblemText,
  quote,
} from "@/content/problem";
import type { SourceFile } from "@/content/read/parse-source";
import { innermost, keysOf, metaOf } from "@/content/schema/schema-layers";
import { nearest } from "./nearest";

const isGroup = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === "object" && value !== null;

function showValue(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (isGroup(value)) return "this";
  return typeof value === "number" ? String(value) : quote(String(value));
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    data,
  );

/** The schema at a path, or undefined if there is none. Messages name its keys and its example. */
function schemaAt(
  schema: z.ZodType,
  [key, ...rest]: readonly PropertyKey[],
): z.ZodType | undefined {
  if (key === undefined) return schema;
  const inner = innermost(schema);
  if (inner instanceof z.ZodObject) {
    const part = Object.entries(keysOf(inner)).find(([name]) => name === key);
    return part && schemaAt(part[1], rest);
  }
  if (inner instanceof z.ZodArray) return schemaAt(inner.element as z.ZodType, rest);
  return inner instanceof z.ZodRecord ? schemaAt(inner.valueType as z.ZodType, rest) : undefined;
}

/**
 * Leaves out the keys of a group that have no value or an empty text, so that they count as missing. Keys that the owner chose,
 * such as the name of a picture, stay and are reported, and so do mistakes such as `299` or `from:300`.
 */
function withoutEmpty(value: unknown, schema: z.ZodType | undefined): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => withoutEmpty(item, schema && schemaAt(schema, [index])));
  if (!isGroup(value)) return value;
  const isOwners = schema && innermost(schema) instanceof z.ZodRecord;
  const filled = Object.entries(value).filter(
    ([key, each]) => (each !== null && each !== "") || isOwners || !/^[a-z][\w-]*$/i.test(key),
  );
  return Object.fromEntries(
    filled.map(([key, each]) => [key, withoutEmpty(each, schema && schemaAt(schema, [key]))]),
  );
}

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
function describe(schema: z.ZodType, data: unknown, issue: z.core.$ZodIssue): ProblemText {
  const value = valueAt(data, issue.path);
  const key = issue.path.at(-1) ?? "";
  const at = schemaAt(schema, issue.path);
  const place: IssuePlace = { key, value, example: at && exampleOf(at) };
  if (/^[\w-]+:./.test(String(key)))
    return { found: `${quote(String(key))} cannot be read`, fix: "write a space after the colon" };
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
  return { found: `the name ${quote(key)} is not valid`, fix };
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
  // The schema of a price has a message of its own.
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

/** How to fix an unknown key. */
function fixKey(key: string, known: readonly string[], near: string | undefined): string {
  const hidden = invisibleFix(key);
  if (hidden !== undefined) return hidden;
  if (/^\d+$/.test(key)) return "write numbers without a comma: 1299, or 2.5 with a point";
  if (/^[\w-]+:/.test(key)) return "write a space after the colon";
  return near === undefined
    ? `delete it, or write one of ${known.join(", ")}`
    : `did you mean "${near}"?`;
}

/**
 * Checks the data of a file against its schema. If there are no problems, `value` is the parsed data.
 * A misspelt key is reported once, with the key that was probably meant, and that key is not reported as missing.
 */
export function validate(
  schema: z.ZodType,
  source: SourceFile,
): { value?: unknown; problems: ContentProblem[] } {
  const result = schema.safeParse(withoutEmpty(source.data, schema) ?? undefined);
  if (result.success) return { value: result.data, problems: [] };
  const problems: ContentProblem[] = [];
  /** Fields that have been reported already. */
  const reported = new Set<string>();
  const isUnknownKey = (issue: z.core.$ZodIssue) => Number(issue.code === "unrecognized_keys");
  const issues = [...result.error.issues].sort((a, b) => isUnknownKey(b) - isUnknownKey(a));
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") {
      if (reported.has(fieldName(issue.path))) continue;
      reported.add(fieldName(issue.path));
      problems.push(fieldProblem(source, issue.path, describe(schema, source.data, issue)));
      continue;
    }
    const at = schemaAt(schema, issue.path);
    const inner = at && innermost(at);
    const known = inner instanceof z.ZodObject ? Object.keys(keysOf(inner)) : [];
    for (const key of issue.keys) {
      const near = nearest(key, known);
      // The key that seems missing is the misspelt one.
      if (near !== undefined) reported.add(fieldName([...issue.path, near]));
      const found = `${quote(key)} does not belong here`;
      const fix = fixKey(key, known, near);
      problems.push(fieldProblem(source, [...issue.path, key], { found, fix }));
    }
  }
  return { problems };
}
