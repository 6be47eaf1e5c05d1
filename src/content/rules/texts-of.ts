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

/** Every text of the content: bodies, and every string of the data, which is shown as it is or as markdown. */
export function textsOf({ entries, files }: CheckedContent): Text[] {
  const withBody = Object.values(entries).flat();
  const bodies = withBody.map(({ source, body }) => ({
    source,
    field: "",
    markdown: body,
    lineOf: (line: number) => source.bodyLine + line - 1,
  }));
  const sources = [...withBody, ...Object.values(files)].map(({ source }) => source);
  return [...bodies, ...sources.flatMap(stringsOf)];
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
