import { z } from "zod";

/** A schema and the ones wrapped inside it (optional, default, transformed), outermost first. */
export function layersOf(schema: z.ZodType): z.ZodType[] {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  if (isWrapper) return [schema, ...layersOf(schema.unwrap() as z.ZodType)];
  return schema instanceof z.ZodPipe ? [schema, ...layersOf(schema.in as z.ZodType)] : [schema];
}

/** A schema without its wrappers: of what is transformed, the one for what the owner writes. */
export const innermost = (schema: z.ZodType): z.ZodType => layersOf(schema).at(-1) ?? schema;

/** A schema's metadata: its own, or that of the schema inside it. */
export const metaOf = <Key extends keyof z.GlobalMeta & string>(
  schema: z.ZodType,
  key: Key,
): z.GlobalMeta[Key] | undefined =>
  layersOf(schema)
    .map((layer) => layer.meta()?.[key])
    .find((value) => value !== undefined);

/** The keys of a group with their schemas. */
export const keysOf = ({ shape }: z.ZodObject) => shape as Record<string, z.ZodType>;
