import type { CheckedContent } from "../checked-content";
import type { SourceFile } from "../parse-source";
import { type ContentProblem, fieldName, problemAt, type Words } from "../problem";
import { partsOf } from "./values-at";

/** A text to look at: where it stands, and the line of the file for each line of it. */
export interface Text {
  source: SourceFile;
  /** Empty for the body of a file. */
  field: string;
  markdown: string;
  lineOf: (line: number) => number;
}

/** Works something out once for each file: whoever checks the folder again and again needs it for changed files alone. */
export function oncePerFile<Result extends object>(workOut: (source: SourceFile) => Result) {
  const known = new WeakMap<SourceFile, Result>();
  return (source: SourceFile): Result => {
    const result = known.get(source) ?? workOut(source);
    known.set(source, result);
    return result;
  };
}

/** Every file that was read without problems of its own. */
export const sourcesOf = ({ entries, files }: CheckedContent): SourceFile[] =>
  [...Object.values(entries).flat(), ...Object.values(files)].map(({ source }) => source);

/** Every text of a file: its body, and every string of its data, which is shown as it is or as markdown. */
export const textsOf = oncePerFile((source): Text[] => {
  const { body: markdown, bodyLine } = source;
  const body = { source, field: "", markdown, lineOf: (line: number) => bodyLine + line - 1 };
  return [body, ...stringsOf(source, source.data, [])];
});

function stringsOf(source: SourceFile, value: unknown, path: PropertyKey[]): Text[] {
  if (typeof value === "string")
    return [{ source, field: fieldName(path), markdown: value, lineOf: () => source.lineOf(path) }];
  return partsOf(value).flatMap(([key, item]) => stringsOf(source, item, [...path, key]));
}

/** A problem at a line of a text, counted from 1. */
export const problemInText = (
  { source, field, lineOf }: Text,
  line: number,
  words: Words,
): ContentProblem => problemAt(source, [], { line: lineOf(line), field, ...words });
