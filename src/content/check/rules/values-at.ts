import type { SourceFile } from "@/content/read/parse-source";

/** A value in the content, and where it is. */
export interface ValueWithSource {
  value: string;
  source: SourceFile;
  path: PropertyKey[];
}

interface ParsedFile<Data> {
  data: Data;
  source: SourceFile;
}

/**
 * The valid paths into data, such as `seo.title` and `sizes.*.id`. `*` means every item of a list
 * or key of a group.
 */
type PathIn<Data> = Data extends readonly (infer Item)[]
  ? `${"*" | number}` | `${"*" | number}.${PathIn<Item>}`
  : Data extends object
    ? {
        [Key in keyof Data & string]-?: Key | `${Key}.${PathIn<NonNullable<Data[Key]>>}`;
      }[keyof Data & string]
    : never;

/** The keys and values of a group or a list. In a list, the keys are numbers from 0. */
export const partsOf = (value: unknown): [PropertyKey, unknown][] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(value ?? {});

/** Every value at a path in some files. A file that can't be read, or lacks the key, gives none. */
export function valuesAt<Data>(
  files: readonly (ParsedFile<Data> | undefined)[],
  path: PathIn<Data>,
): ValueWithSource[] {
  return files.flatMap((file) =>
    file ? walk(file.data, path.split("."), []).map((at) => ({ ...at, source: file.source })) : [],
  );
}

function walk(
  value: unknown,
  [wanted, ...rest]: readonly string[],
  path: PropertyKey[],
): Omit<ValueWithSource, "source">[] {
  if (wanted === undefined) return [{ value: String(value), path }];
  return partsOf(value)
    .filter(([key, part]) => (wanted === "*" || wanted === String(key)) && part !== undefined)
    .flatMap(([key, part]) => walk(part, rest, [...path, key]));
}
