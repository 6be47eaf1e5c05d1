import { z } from "zod";
import { explainIssue, hasLinesBelow, isGroup, valueAt } from "@/content/explain-issue";
import { nearest } from "@/content/nearest";
import { type ContentProblem, fieldName, inMarks, problemAt } from "@/content/problem";
import type { SourceFile } from "@/content/read/parse-source";
import { innermost, keysOf, schemaAt } from "@/content/schema/schema-layers";

/**
 * Leaves out the keys of a group that have no value or an empty text, so that they count as
 * missing. Switches, groups and lists without a value stay and are reported, because the default
 * would not be what the owner meant. So do unknown keys, and those that the owner chose, such as
 * the name of a picture.
 */
function withoutEmpty(value: unknown, schema: z.ZodType | undefined): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => withoutEmpty(item, schema && schemaAt(schema, [index])));
  if (!isGroup(value)) return value;
  const isOwners = schema && innermost(schema) instanceof z.ZodRecord;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const part = schema && schemaAt(schema, [key]);
      const isText = part && !(innermost(part) instanceof z.ZodBoolean) && !hasLinesBelow(part);
      if ((each === null || each === "") && isText && !isOwners) return [];
      return [[key, withoutEmpty(each, part)]];
    }),
  );
}

/**
 * Checks the data of a file against its schema. If there are no problems, `value` is the parsed
 * data. A misspelt key is reported once, with the key that was probably meant, and that key is not
 * reported as missing.
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
      if (source.unread.includes(String(issue.path[0]))) continue;
      const problem = explainIssue(schema, source.data, issue);
      const field = fieldName(issue.path);
      // Of items of a list with the same mistake, the first is enough.
      const inList = [field.replace(/\[\d+\]$/, ""), problem.found, problem.fix].join(" ");
      if (reported.has(field) || reported.has(inList)) continue;
      reported.add(field).add(inList);
      problems.push(problemAt({ source, path: issue.path }, problem));
      continue;
    }
    const at = schemaAt(schema, issue.path);
    const inner = at && innermost(at);
    const present = Object.keys(valueAt(source.data, issue.path) as object);
    const absent = Object.entries(inner instanceof z.ZodObject ? keysOf(inner) : {}).filter(
      ([each]) => !present.includes(each),
    );
    const known = absent.map(([each]) => each);
    // A name unlike all known ones may stand for any required key that is missing.
    const needed = absent.filter(([, part]) => !part.safeParse(undefined).success);
    for (const key of issue.keys) {
      const near = nearest(key, known);
      // The key that seems missing is the misspelt one.
      if (near !== undefined) reported.add(fieldName([...issue.path, near]));
      const found = `${inMarks(key)} does not belong here`;
      const fix = near
        ? `did you mean "${near}"?`
        : ["delete it", needed.map(([each]) => each).join(" or ")]
            .filter(Boolean)
            .join(", or write ");
      problems.push(problemAt({ source, path: [...issue.path, key] }, { found, fix }));
    }
  }
  return { problems };
}
