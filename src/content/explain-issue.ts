import { z } from "zod";
import { inMarks, type ProblemText } from "./problem";
import { innermost, keysOf, metaOf, schemaAt } from "./schema/schema-layers";

// What the owner reads about each issue that a schema finds.

/** The noun for each type of value, and how to write one. */
const typeNames: Readonly<Record<string, [name: string, how: string]>> = {
  string: ["a text", "put quotes around it"],
  number: ["a number", "write only the number"],
  int: ["a whole number", "write it without a decimal point"],
  boolean: ["true or false", "write true or false"],
  array: ["a list", "write each item on a line of its own, beginning with a hyphen and a space"],
  object: ["what belongs here", "write each name and value on a line of its own below it"],
  record: ["what belongs here", "write each name and value on a line of its own below it"],
};

/** Whether a value has keys or items. */
export const isGroup = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === "object" && value !== null;

function showValue(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (isGroup(value)) return "this";
  return typeof value === "number" ? String(value) : inMarks(String(value));
}

/** What is written as a list or below a key, as a text on one line. */
const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(onOneLine).join(", ");
  if (!isGroup(value)) return String(value);
  return `"${Object.entries(value)
    .map(([key, each]) => `${key}: ${onOneLine(each)}`)
    .join(", ")}"`;
};

/** The value at a path of a file's data; undefined if there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    data,
  );

/** Describes an issue of zod's: what was found, and how to fix it. */
export function explainIssue(
  schema: z.ZodType,
  data: unknown,
  issue: z.core.$ZodIssue,
): ProblemText {
  const { path } = issue;
  const key = path.at(-1);
  const part = schemaAt(schema, path);
  const example = part && metaOf(part, "example");
  const withExample = (fix: string, shown = example) =>
    shown === undefined
      ? fix
      : `${fix}, for example ${typeof key === "string" ? `${key}: ` : ""}${shown}`;
  if (issue.code === "invalid_key")
    return {
      found: `the name ${inMarks(String(key))} is not valid`,
      fix: issue.issues[0]?.message ?? "choose another name",
    };
  const value = valueAt(data, path);
  if (value === undefined)
    return {
      found: "it is missing",
      fix: issue.code === "custom" ? issue.message : withExample("add it"),
    };
  const [name, usual] = typeNames[issue.code === "invalid_type" ? issue.expected : ""] ?? [];
  const inner = part && innermost(part);
  const parts = inner instanceof z.ZodObject ? Object.entries(keysOf(inner)) : [];
  const needed = parts.filter(([, each]) => !each.safeParse(undefined).success);
  const names = (needed.length > 0 ? needed : parts).map(([each]) => each);
  const how =
    names.length > 0
      ? `write ${names.join(", ")} below it, each on a line of its own with its value`
      : usual;
  if (value === null || value === "") {
    const fix = (hasLinesBelow(part) && how) || "fill it in";
    const isOptional = part?.safeParse(undefined).success;
    return {
      found: "it is empty",
      fix: withExample(isOptional ? `${fix}, or delete the line` : fix),
    };
  }
  if (!name || !how)
    return {
      found: `${showValue(value)} is not valid here`,
      fix: issue.code === "custom" ? issue.message : withExample(issue.message),
    };
  const found = `${showValue(value)} is not ${name}`;
  if (name === "a text") {
    if (isGroup(value)) {
      const line = onOneLine(value);
      const shown = part?.safeParse(line).success ? line : example;
      return { found, fix: withExample("write it on one line", shown) };
    }
    const quoted = part?.safeParse(String(value)).error?.issues[0];
    return quoted
      ? { found: `${String(value)} is not valid here`, fix: withExample(quoted.message) }
      : { found, fix: how };
  }
  return {
    found,
    fix: withExample(issue.message.startsWith("Invalid input") ? how : issue.message),
  };
}

/** Whether the value of a schema is written on lines of its own below the key. */
export const hasLinesBelow = (schema: z.ZodType | undefined): boolean =>
  [z.ZodObject, z.ZodArray, z.ZodRecord].some(
    (type) => schema && innermost(schema) instanceof type,
  );
