import { z } from "zod";

/** A schema and those wrapped in it (`optional`, `default`, `transform`), outermost first. */
export function layersOf(schema: z.ZodType): z.ZodType[] {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  if (isWrapper) return [schema, ...layersOf(schema.unwrap() as z.ZodType)];
  return schema instanceof z.ZodPipe ? [schema, ...layersOf(schema.in as z.ZodType)] : [schema];
}

/** A schema without its wrappers: that of what the owner writes, if it is transformed. */
export const innermost = (schema: z.ZodType): z.ZodType => layersOf(schema).at(-1) ?? schema;

/** A value from a schema's metadata, or from that of the nearest wrapped schema that has it. */
export const metaOf = <Key extends keyof z.GlobalMeta & string>(
  schema: z.ZodType,
  key: Key,
): z.GlobalMeta[Key] | undefined =>
  layersOf(schema)
    .map((layer) => layer.meta()?.[key])
    .find((value) => value !== undefined);

/** The schema of what queries and rules see: the group's, for a text that is read as a group. */
export const resultOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodPipe && schema.out instanceof z.ZodObject ? schema.out : schema;

/** The keys of a group with their schemas. */
export const keysOf = ({ shape }: z.ZodObject) => shape as Record<string, z.ZodType>;

/** The schema at a path, or undefined if there is none. Messages name its keys and its example. */
export function schemaAt(
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
