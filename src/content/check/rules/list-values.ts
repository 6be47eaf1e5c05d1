import { z } from "zod";
import type { CheckedContent } from "@/content/check/checked-content";
import type { SourceFile } from "@/content/read/parse-source";
import { type FileKind, fileKinds, type FolderKind, folderKinds } from "@/content/schema/kinds";
import { innermost, keysOf, resultOf } from "@/content/schema/schema-layers";

/** A value in the content, with its schema, and where it is. */
export interface ContentValue {
  value: unknown;
  schema: z.ZodType;
  source: SourceFile;
  path: PropertyKey[];
  kind: FileKind | FolderKind;
  /** Set if this is a key that the owner chose, such as the id of a service in the price list. */
  isKey?: true;
}

/** Every value in the files without errors. A group or list comes before the values in it. */
export function listValues({ files, entries }: CheckedContent): ContentValue[] {
  const kinds: Readonly<Record<FileKind | FolderKind, z.ZodType>> = {
    ...fileKinds,
    ...folderKinds,
  };
  return (Object.keys(kinds) as (FileKind | FolderKind)[]).flatMap((kind) => {
    const file = kind in fileKinds ? files[kind as FileKind] : undefined;
    const placed = kind in folderKinds ? entries[kind as FolderKind] : file ? [file] : [];
    return placed.flatMap(({ data, source }) =>
      valuesIn(data, kinds[kind], []).map((each) => ({ ...each, source, kind })),
    );
  });
}

type NestedValue = Pick<ContentValue, "value" | "schema" | "path" | "isKey">;

function valuesIn(value: unknown, schema: z.ZodType, path: PropertyKey[]): NestedValue[] {
  if (value === undefined) return [];
  return [
    { value, schema, path },
    ...valuesBelow(value as never, innermost(resultOf(schema)), path),
  ];
}

function valuesBelow(
  value: unknown[] & Record<string, unknown>,
  schema: z.ZodType,
  path: PropertyKey[],
): NestedValue[] {
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    return value.flatMap((item, index) => valuesIn(item, element, [...path, index]));
  }
  if (schema instanceof z.ZodObject)
    return Object.entries(keysOf(schema)).flatMap(([key, part]) =>
      valuesIn(value[key], part, [...path, key]),
    );
  if (schema instanceof z.ZodRecord)
    return Object.entries<unknown>(value).flatMap(([key, part]) => [
      { value: key, schema: schema.keyType as z.ZodType, path: [...path, key], isKey: true },
      ...valuesIn(part, schema.valueType as z.ZodType, [...path, key]),
    ]);
  return [];
}
