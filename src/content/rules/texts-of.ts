import type { CheckedContent } from "../checked-content";
import type { SourceFile } from "../parse-source";
import { fieldName } from "../validate";

/** A text to look at: where it stands, and the line of the file for each line of it. */
export interface Text {
  source: SourceFile;
  /** Empty for the body of a file. */
  field: string;
  markdown: string;
  lineOf: (line: number) => number;
}

/** Every source of the content with its texts: its body, and every string of its data, which is shown as it is or as markdown. */
export function textsBySource({ entries, files }: CheckedContent): [SourceFile, Text[]][] {
  const sources = [...Object.values(entries).flat(), ...Object.values(files)];
  return sources.map(({ source }) => [source, textsOf(source)]);
}

const known = new WeakMap<SourceFile, Text[]>();

/** Rules ask one after another, and whoever checks again and again has the same sources but for one. */
function textsOf(source: SourceFile): Text[] {
  const before = known.get(source);
  if (before) return before;
  const { body: markdown, bodyLine } = source;
  const body = { source, field: "", markdown, lineOf: (line: number) => bodyLine + line - 1 };
  const texts = [body, ...stringsOf(source)];
  known.set(source, texts);
  return texts;
}

function stringsOf(source: SourceFile): Text[] {
  const walk = (value: unknown, path: PropertyKey[]): Text[] => {
    if (typeof value === "string") {
      return [
        { source, field: fieldName(path), markdown: value, lineOf: () => source.lineOf(path) },
      ];
    }
    if (Array.isArray(value)) return value.flatMap((item, index) => walk(item, [...path, index]));
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, item]) => walk(item, [...path, key]));
  };
  return walk(source.data, []);
}
