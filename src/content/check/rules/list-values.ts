import { z } from "zod";
import type { CheckedContent } from "@/content/check/checked-content";
import { isGroup } from "@/content/explain-issue";
import { fieldName } from "@/content/problem";
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

/**
 * Every value of the content, but those that a file's errors are about. A group or list comes
 * before the values in it.
 */
export function listValues({ files, entries, unfinished }: CheckedContent): ContentValue[] {
  const kinds: Readonly<Record<FileKind | FolderKind, z.ZodType>> = {
    ...fileKinds,
    ...folderKinds,
  };
  const valid = (Object.keys(kinds) as (FileKind | FolderKind)[]).flatMap((kind) => {
    const file = kind in fileKinds ? files[kind as FileKind] : undefined;
    const placed = kind in folderKinds ? entries[kind as FolderKind] : file ? [file] : [];
    return placed.flatMap(({ data, source }) =>
      valuesIn(data, kinds[kind], []).map((each) => ({ ...each, source, kind })),
    );
  });
  const others = unfinished.flatMap(({ kind, data, source, problems }) => {
    const wrong = problems.map(({ field }) => field);
    return valuesIn(data, kinds[kind], [])
      .filter(
        ({ path }) => !path.some((_, index) => wrong.includes(fieldName(path.slice(0, index + 1)))),
      )
      .map((each) => ({ ...each, source, kind }));
  });
  return [...valid, ...others];
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
  value: Record<string, unknown>,
  schema: z.ZodType,
  path: PropertyKey[],
): NestedValue[] {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const element = schema.element as z.ZodType;
    return value.flatMap((item, index) => valuesIn(item, element, [...path, index]));
  }
  if (!isGroup(value) || Array.isArray(value)) return [];
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
