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

const textsBefore = new WeakMap<SourceFile, Text[]>();

/** Every text of a file: its body, and every string of its data, which is shown as it is or as markdown. Found once. */
export function textsOf(source: SourceFile): Text[] {
  const before = textsBefore.get(source);
  if (before) return before;
  const { body: markdown, bodyLine } = source;
  const body = { source, field: "", markdown, lineOf: (line: number) => bodyLine + line - 1 };
  const texts = [body, ...stringsOf(source, source.data, [])];
  textsBefore.set(source, texts);
  return texts;
}

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
