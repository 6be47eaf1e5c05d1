import { z } from "zod";
import { inMarks, type ProblemText } from "./problem";
import { innermost, metaOf, schemaAt } from "./schema/schema-layers";

// What the owner reads about each issue that a schema finds.

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
  const withExample = (fix: string) =>
    example === undefined
      ? fix
      : `${fix}, for example ${typeof key === "string" ? `${key}: ` : ""}${example}`;
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
  if (value === null || value === "")
    return { found: "it is empty", fix: withExample("fill it in, or delete the line") };
  const [name, how] = typeNames[issue.code === "invalid_type" ? issue.expected : ""] ?? [];
  if (!name || !how)
    return {
      found: `${showValue(value)} is not valid here`,
      fix: issue.code === "custom" ? issue.message : withExample(issue.message),
    };
  const found = `${showValue(value)} is not ${name}`;
  // A number where a text belongs needs quotes, which an example may lack.
  if (name === "a text") return { found, fix: how };
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
