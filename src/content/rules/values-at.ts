import type { SourceFile } from "../parse-source";

/** A value in the content, and where it is. */
export interface PlacedValue {
  value: string;
  source: SourceFile;
  path: PropertyKey[];
}

/** Data and the file it was read from. */
export interface PlacedFile<Data> {
  data: Data;
  source: SourceFile;
}

/** Paths into data: `seo.title`, `sizes.*.id`, where `*` is every item of a list or key of a group. */
export type PathIn<Data> = Data extends readonly (infer Item)[]
  ? `${"*" | number}` | `${"*" | number}.${PathIn<Item>}`
  : Data extends object
    ? {
        [Key in keyof Data & string]-?: Key | `${Key}.${PathIn<NonNullable<Data[Key]>>}`;
      }[keyof Data & string]
    : never;

/** The items of a list or a group with their keys; a list's are numbers. */
export const partsOf = (value: unknown): [PropertyKey, unknown][] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(value ?? {});

/** Every value at a path in some files; none for an unreadable file or a key that is left out. */
export function valuesAt<Data>(
  files: readonly (PlacedFile<Data> | undefined)[],
  path: PathIn<Data>,
): PlacedValue[] {
  return files.flatMap((file) =>
    file ? walk(file.data, path.split("."), []).map((at) => ({ ...at, source: file.source })) : [],
  );
}

function walk(
  value: unknown,
  [wanted, ...rest]: readonly string[],
  path: PropertyKey[],
): Omit<PlacedValue, "source">[] {
  if (wanted === undefined) return [{ value: String(value), path }];
  return partsOf(value)
    .filter(([key, part]) => (wanted === "*" || wanted === String(key)) && part !== undefined)
    .flatMap(([key, part]) => walk(part, rest, [...path, key]));
}
