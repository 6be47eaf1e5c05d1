import { z } from "zod";
import { nearest } from "./nearest";
import type { SourceFile } from "./parse-source";
import { type ContentProblem, fieldName, problemAt, type Words } from "./problem";
import { innermost, keysOf, layersOf, metaOf } from "./schema-layers";
import { invisibleFix, quote } from "./visible";

function show(value: unknown): string {
  if (value === undefined || value === null || value === "") return "nothing";
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return "a group of keys";
  return String(value as number | boolean);
}

/** `{from:190}` is one key, `from:190`, and no price. */
function spaceAfterColon(key: string, known: readonly string[]): string | undefined {
  const [, name = "", value = ""] = /^([\w-]+):(.+)$/.exec(key) ?? [];
  return known.includes(name) ? `write a space after the colon: ${name}: ${value}` : undefined;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}

/** The schema that stands at a path, so that messages can name its keys and its example. */
function schemaAt(
  schema: z.ZodType,
  [key, ...rest]: readonly PropertyKey[],
): z.ZodType | undefined {
  if (key === undefined) return schema;
  const inner = innermost(schema);
  if (inner instanceof z.ZodObject) {
    const shape = keysOf(inner);
    return Object.hasOwn(shape, key) ? schemaAt(shape[String(key)] as z.ZodType, rest) : undefined;
  }
  if (inner instanceof z.ZodArray) return schemaAt(inner.element as z.ZodType, rest);
  return inner instanceof z.ZodRecord ? schemaAt(inner.valueType as z.ZodType, rest) : undefined;
}

const exampleOf = (schema: z.ZodType) => metaOf<string>(schema, "example");

/** Lines of YAML that fit a schema: examples of its required keys, one item of a list. */
function exampleLines(schema: z.ZodType, key: PropertyKey): string[] {
  const lead = typeof key === "number" ? "- " : `${String(key)}: `;
  const inner = innermost(schema);
  const indent = (lines: string[]) => lines.map((line) => `  ${line}`);
  if (inner instanceof z.ZodObject) {
    const lines = Object.entries(keysOf(inner))
      .filter(([, part]) => layersOf(part).length === 1)
      .flatMap(([name, part]) => exampleLines(part, name));
    if (typeof key !== "number") return [`${key.toString()}:`, ...indent(lines)];
    return indent(lines).map((line, index) => (index === 0 ? `- ${line.slice(2)}` : line));
  }
  if (inner instanceof z.ZodArray) {
    return [lead.trimEnd(), ...indent(exampleLines(inner.element as z.ZodType, 0))];
  }
  const example = exampleOf(schema);
  if (inner instanceof z.ZodRecord) {
    return [lead.trimEnd(), ...(example === undefined ? [] : [`  ${example}`])];
  }
  return [`${lead}${example ?? "…"}`];
}

const wanted: Readonly<Record<string, string>> = {
  string: "write a text",
  number: "write a plain number without $ or quotes",
  int: "write a whole number",
  boolean: "write true or false",
  array: "write a list, each line beginning with -",
  object: "write a group of keys below it, indented by two spaces",
  record: "write a group of keys below it, indented by two spaces",
};

function describe(schema: z.ZodType, data: unknown, issue: z.core.$ZodIssue): Words {
  const value = valueAt(data, issue.path);
  const found = show(value);
  const key = issue.path.at(-1) ?? "";
  const at = schemaAt(schema, issue.path);
  if (issue.code === "invalid_key") {
    const text = String(key);
    return {
      found: `the name ${quote(text)}`,
      fix: invisibleFix(text) ?? issue.issues[0]?.message ?? "write another name",
    };
  }
  const lines = at === undefined || issue.path.length === 0 ? [] : exampleLines(at, key);
  const line = lines.length === 1 && !lines[0]?.endsWith("…") ? lines[0] : undefined;
  const withExample = (sentence: string): Words => ({
    found,
    fix: line === undefined ? sentence : `${sentence}, for example ${line}`,
    ...(lines.length > 1 && { example: lines.join("\n") }),
  });
  const hidden = typeof value === "string" ? invisibleFix(value) : undefined;
  if (hidden !== undefined && issue.code !== "too_big") return { found, fix: hidden };
  if (issue.code !== "invalid_type") return withExample(issue.message);
  if (found === "nothing") {
    if (issue.path.length === 0) return emptyFile(schema);
    const isOptional = at !== undefined && layersOf(at).length > 1;
    const isLeftEmpty = value === null && typeof key === "string";
    return withExample(isOptional && isLeftEmpty ? "delete the line, or fill it in" : "add it");
  }
  const plain = typeof value === "string" ? plainNumber(value) : undefined;
  if (issue.expected === "number" && plain !== undefined)
    return { found, fix: `write it without signs: ${String(key)}: ${plain}` };
  // 0491570156 without quotes is a number that loses its zero; a day never needs quotes.
  if (issue.expected === "string" && ["number", "boolean"].includes(typeof value)) {
    const example = at && exampleOf(at);
    if (example === undefined || /^(\d{4}-\d\d|")/.test(example)) {
      return withExample(
        example?.startsWith('"') === false ? "write it in full" : "put quotes around it",
      );
    }
    return { found, fix: `put quotes around it, for example ${String(key)}: "${example}"` };
  }
  return withExample(wanted[issue.expected] ?? "write what the README of the folder shows");
}

/** `"$1,299"` and `"1 299"` are 1299; undefined for what is no number. */
function plainNumber(text: string): string | undefined {
  const digits = text.replace(/[$,\s]|\bAUD\b/gi, "");
  return /^\d+(\.\d+)?$/.test(digits) ? digits : undefined;
}

/** What a file without content should hold: its first item, or its keys. */
function emptyFile(schema: z.ZodType): Words {
  const inner = innermost(schema);
  if (!(inner instanceof z.ZodArray))
    return {
      found: "no content",
      fix: "restore the last version, or fill it as content/README.md shows",
    };
  const [, ...lines] = exampleLines(inner, "list");
  return {
    found: "no content",
    fix: inner.safeParse([]).success
      ? "write [] where there is nothing to list, or restore the last version"
      : "restore the last version, or write at least one entry",
    example: lines.map((line) => line.slice(2)).join("\n"),
  };
}

/** `{from: 1,299}` is a 1 and an unknown key 299. */
function commaInNumber(key: string, group: unknown): string | undefined {
  if (!/^\d{3}$/.test(key) || typeof group !== "object" || group === null) return undefined;
  const before = Object.entries(group).find(([, value]) => typeof value === "number");
  return before && `write the number without a comma: ${before[0]}: ${String(before[1])}${key}`;
}

/**
 * Checks the data of a file against its schema; without problems `value` is what the schema makes of it.
 * A misspelt key is reported with the key it was most likely meant to be.
 */
export function validate(
  schema: z.ZodType,
  source: SourceFile,
): { value?: unknown; problems: ContentProblem[] } {
  const result = schema.safeParse(source.data);
  if (result.success) return { value: result.data, problems: [] };
  const problems: ContentProblem[] = [];
  const misspelt = new Set<string>();
  const said = new Set<string>();
  const isUnknownKey = (issue: z.core.$ZodIssue) => Number(issue.code === "unrecognized_keys");
  const issues = [...result.error.issues].sort((a, b) => isUnknownKey(b) - isUnknownKey(a));
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") {
      const at = schemaAt(schema, issue.path);
      const inner = at && innermost(at);
      const known = inner instanceof z.ZodObject ? Object.keys(keysOf(inner)) : [];
      for (const key of issue.keys) {
        const near = nearest(key, known);
        if (near !== undefined) misspelt.add(fieldName([...issue.path, near]));
        problems.push(
          problemAt(source, [...issue.path, key], {
            found: `an unknown key ${quote(key)}`,
            fix:
              invisibleFix(key) ??
              spaceAfterColon(key, known) ??
              commaInNumber(key, valueAt(source.data, issue.path)) ??
              (near === undefined
                ? `delete it; known keys here: ${known.join(", ")}`
                : `did you mean "${near}"?`),
          }),
        );
      }
      continue;
    }
    // The key that is missing is the one that was misspelt: said once.
    const isMissing = valueAt(source.data, issue.path) === undefined;
    if (isMissing && misspelt.has(fieldName(issue.path))) continue;
    // A blank text is also too short: the first thing said is enough.
    if (said.has(fieldName(issue.path))) continue;
    said.add(fieldName(issue.path));
    problems.push(problemAt(source, issue.path, describe(schema, source.data, issue)));
  }
  return { problems };
}
