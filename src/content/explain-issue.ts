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

function valueInWords(value: unknown): string {
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

/** What the rows below ask and say of an issue. */
interface Finding {
  issue: z.core.$ZodIssue;
  /** The schema of the whole file, and that of the value, if it has one. */
  root: z.ZodType;
  part: z.ZodType | undefined;
  value: unknown;
  /** The noun for the type that the value should have, if it has another, and how to write one. */
  noun: string | undefined;
  how: string;
  /** Adds a line to copy to a fix, if the schema has an example. */
  withExample: (fix: string, shown?: string) => string;
}

/** The keys of a group with their schemas; none for another schema. */
function partsOf(schema: z.ZodType | undefined): [key: string, schema: z.ZodType][] {
  const inner = schema && innermost(schema);
  return inner instanceof z.ZodObject ? Object.entries(keysOf(inner)) : [];
}

/** The problem of a text that was written without quotes and read as something else. */
const asText = ({ part, value }: Finding) => part?.safeParse(String(value)).error?.issues[0];

/** The lists of a file whose items have all keys of a value: `process`, `day`. */
const listsOf = ({ root, value }: Finding): string[] =>
  partsOf(root).flatMap(([key, schema]) => {
    const list = innermost(schema);
    const items = list instanceof z.ZodArray ? partsOf(list.element as z.ZodType) : [];
    const isKnown = (name: string) => items.some(([each]) => each === name);
    return Object.keys(value as object).every(isKnown) ? [`${key}:`] : [];
  });

/** The only key of a value that a colon has made of a text; undefined if it is something else. */
const splitAt = ({ value }: Finding): string | undefined => {
  const keys = isGroup(value) && !Array.isArray(value) ? Object.keys(value) : [];
  return keys.length === 1 ? keys[0] : undefined;
};

const isNoText = ({ noun }: Finding) => noun === "a text";

/** What the owner reads: the first row that applies. */
const rows: readonly [
  applies: (finding: Finding) => boolean,
  found: (finding: Finding) => string,
  fix: (finding: Finding) => string,
][] = [
  [
    ({ issue }) => issue.code === "invalid_key",
    ({ issue }) => `the name ${inMarks(String(issue.path.at(-1)))} is not valid`,
    ({ issue }) =>
      (issue.code === "invalid_key" && issue.issues[0]?.message) || "choose another name",
  ],
  [
    ({ value }) => value === undefined,
    () => "it is missing",
    ({ issue, withExample }) => (issue.code === "custom" ? issue.message : withExample("add it")),
  ],
  [
    ({ value }) => value === null || value === "",
    () => "it is empty",
    ({ part, how, withExample }) => {
      const fix = (hasLinesBelow(part) && how) || "fill it in";
      const isOptional = part?.safeParse(undefined).success;
      return withExample(isOptional ? `${fix}, or delete the line` : fix);
    },
  ],
  [
    (finding) => isNoText(finding) && splitAt(finding) !== undefined,
    (finding) => `the colon behind ${inMarks(splitAt(finding)!)} makes it a name`,
    (finding) => {
      const last = splitAt(finding)!.split(" ").at(-1);
      if (Object.values(finding.value as object)[0] === null)
        return `delete the colon, or write ${last}: on a line of its own`;
      const isText = finding.part?.safeParse(onOneLine(finding.value)).success;
      return isText ? "put quotes around the whole text" : finding.withExample("delete the colon");
    },
  ],
  [
    (finding) => isNoText(finding) && !Array.isArray(finding.value) && isGroup(finding.value),
    ({ value }) => `lines with ${Object.keys(value as object).join(", ")} do not belong here`,
    (finding) => {
      const lists = listsOf(finding).join(" or ");
      return lists ? `write ${lists} above the first of them` : "write each text on one line";
    },
  ],
  [
    (finding) => isNoText(finding) && isGroup(finding.value),
    ({ value }) => `${valueInWords(value)} is not a text`,
    ({ part, value, withExample }) => {
      const line = onOneLine(value);
      return withExample("write it on one line", part?.safeParse(line).success ? line : undefined);
    },
  ],
  [
    (finding) => isNoText(finding) && asText(finding) !== undefined,
    ({ value }) => `${String(value)} is not valid here`,
    (finding) => finding.withExample(asText(finding)!.message),
  ],
  [
    ({ noun }) => noun !== undefined,
    ({ value, noun }) => `${valueInWords(value)} is not ${noun}`,
    ({ issue, how, withExample }) =>
      withExample(issue.message.startsWith("Invalid input") ? how : issue.message),
  ],
  [
    () => true,
    ({ value }) => `${valueInWords(value)} is not valid here`,
    ({ issue, withExample }) =>
      issue.code === "custom" ? issue.message : withExample(issue.message),
  ],
];

/** Describes an issue of zod's: what was found, and how to fix it. */
export function explainIssue(root: z.ZodType, data: unknown, issue: z.core.$ZodIssue): ProblemText {
  const key = issue.path.at(-1);
  const part = schemaAt(root, issue.path);
  const example = part && metaOf(part, "example");
  const withExample = (fix: string, shown = example) =>
    shown === undefined
      ? fix
      : `${fix}, for example ${typeof key === "string" ? `${key}: ` : ""}${shown}`;
  const [noun, usual = ""] = typeNames[issue.code === "invalid_type" ? issue.expected : ""] ?? [];
  const parts = partsOf(part);
  const needed = parts.filter(([, each]) => !each.safeParse(undefined).success);
  const names = (needed.length > 0 ? needed : parts).map(([each]) => each);
  const how =
    names.length > 0
      ? `write ${names.join(", ")} below it, each on a line of its own with its value`
      : usual;
  const value = valueAt(data, issue.path);
  const finding: Finding = { issue, root, part, value, noun, how, withExample };
  const [, found, fix] = rows.find(([applies]) => applies(finding))!;
  return { found: found(finding), fix: fix(finding) };
}

/** Whether the value of a schema is written on separate lines below the key. */
export const hasLinesBelow = (schema: z.ZodType | undefined): boolean =>
  [z.ZodObject, z.ZodArray, z.ZodRecord].some(
    (type) => schema && innermost(schema) instanceof type,
  );
