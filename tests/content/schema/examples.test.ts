import { parse } from "yaml";
import { z } from "zod";
import { exampleLines } from "@/content/explain-errors";
import { fileKinds, folderKinds } from "@/content/schema/kinds";
import { innermost, keysOf } from "@/content/schema/schema-layers";

/** Every key below a schema, with its own schema and where it is. */
function keysBelow(schema: z.ZodType, where: string): [where: string, key: string, z.ZodType][] {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray) return keysBelow(inner.element as z.ZodType, where);
  if (inner instanceof z.ZodRecord) return keysBelow(inner.valueType as z.ZodType, where);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(keysOf(inner)).flatMap(([key, part]) => [
    [`${where}.${key}`, key, part],
    ...keysBelow(part, `${where}.${key}`),
  ]);
}

const keys = Object.entries({ ...fileKinds, ...folderKinds }).flatMap(([kind, schema]) =>
  keysBelow(schema, kind),
);

test("every example of a message can be copied into a file, and is valid there", () => {
  const examples = keys.flatMap(([where, key, schema]) => {
    const lines = exampleLines(key, schema);
    return lines ? [{ where, key, schema, text: lines.join("\n") }] : [];
  });
  expect(examples.length).toBeGreaterThan(100);
  const wrong = examples.filter(({ key, schema, text }) => {
    const data = parse(text) as Record<string, unknown>;
    return !schema.safeParse(data[key]).success;
  });
  expect(wrong.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
});
