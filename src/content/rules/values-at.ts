import type { SourceFile } from "../parse-source";

/** A value of the content, and where it stands. */
export interface PlacedValue {
  value: string;
  source: SourceFile;
  path: PropertyKey[];
}

/** The ways into data: `seo.title`, `sizes.*.id`, where `*` stands for every item of a list or key of a group. */
type PathIn<Data> = Data extends readonly (infer Item)[]
  ? `${"*" | number}` | `${"*" | number}.${PathIn<Item>}`
  : Data extends object
    ? {
        [Key in keyof Data & string]-?: Key | `${Key}.${PathIn<NonNullable<Data[Key]>>}`;
      }[keyof Data & string]
    : never;

/** What a list or a group holds, each with its key: those of a list are numbers. */
export const partsOf = (value: unknown): [PropertyKey, unknown][] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(value ?? {});

/** Every value that stands at a path in some files; nothing for a file that could not be read and a key that is left out. */
export function valuesAt<Data>(
  files: readonly ({ data: Data; source: SourceFile } | undefined)[],
  path: PathIn<Data>,
): PlacedValue[] {
  return files.flatMap((file) => {
    if (!file) return [];
    let found: { value: unknown; path: PropertyKey[] }[] = [{ value: file.data, path: [] }];
    for (const part of path.split("."))
      found = found.flatMap((group) =>
        partsOf(group.value)
          .filter(([key, value]) => (part === "*" || part === String(key)) && value !== undefined)
          .map(([key, value]) => ({ value, path: [...group.path, key] })),
      );
    return found.map(({ value, path: at }) => ({
      value: String(value),
      source: file.source,
      path: at,
    }));
  });
}
