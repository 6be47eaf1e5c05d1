import { pagesWithText } from "../../site/page-ids";
import { type MarkdownFacts, plainText, readMarkdown } from "../markdown";
import type { SourceFile } from "../parse-source";
import { type ContentProblem, fieldName, problemAt, type Words } from "../problem";
import { quote } from "../visible";
import { knownAddresses, linkProblem } from "./links";
import type { Rule } from "./rule";
import { partsOf } from "./values-at";

/** A text to look at: where it is, and the line of the file for each line of it. */
interface Text {
  source: SourceFile;
  /** Empty for the body of a file. */
  field: string;
  markdown: string;
  lineOf: (line: number) => number;
}

/** No text holds HTML, a picture, a link that leads nowhere, or signs that visitors would read instead of what they mean. */
export const checkTexts: Rule = (input) => {
  const known = knownAddresses(input);
  const { entries, files } = input.content;
  return [...Object.values(entries).flat(), ...Object.values(files)].flatMap(({ source }) =>
    textsOf(source).flatMap((text) => {
      // Most texts hold no mark at all, and reading them as markdown takes long.
      const facts = /[[<#=@*&|]|:\/\/|www\.|\n/.test(text.markdown)
        ? readMarkdown(text.markdown)
        : plainText(text.markdown);
      const problemOfLink = (url: string) => linkProblem(url, source.file, known);
      return [...checkMarkdown(text, facts, problemOfLink), ...findSlips(text, facts)];
    }),
  );
};

/** Pages and entries that show a text have one. */
export const checkBodies: Rule = ({ content: { entries } }) => {
  const { services, regions, blog, portfolio, pages } = entries;
  const shown = [
    ...[...services, ...regions, ...blog, ...portfolio].filter(({ data }) => !data.draft),
    ...pages.filter(({ id }) => pagesWithText.some((each) => each === id)),
  ];
  const found = "there is no text below the facts";
  const fix = "write it after the second ---";
  return shown
    .filter(({ body }) => body.trim() === "")
    .map(({ source }) => problemAt(source, [], { line: source.bodyLine - 1, found, fix }));
};

/** Every text of a file: its body, and every string of its data. */
function textsOf(source: SourceFile): Text[] {
  const { body: markdown, bodyLine } = source;
  const body = { source, field: "", markdown, lineOf: (line: number) => bodyLine + line - 1 };
  return [body, ...stringsOf(source, source.data, [])];
}

function stringsOf(source: SourceFile, value: unknown, path: PropertyKey[]): Text[] {
  if (typeof value === "string")
    return [{ source, field: fieldName(path), markdown: value, lineOf: () => source.lineOf(path) }];
  return partsOf(value).flatMap(([key, item]) => stringsOf(source, item, [...path, key]));
}

/** Fields that are published as markdown; the others are published as they are. */
const isMarkdown = ({ field }: Text) =>
  field === "" || /(^|\.)(answer|recommendation)$/.test(field);

const problemIn = ({ source, field, lineOf }: Text, line: number, words: Words) =>
  problemAt(source, [], { line: lineOf(line), field, ...words });

function checkMarkdown(
  text: Text,
  { html, images, headings, links }: MarkdownFacts,
  linkProblemOf: (url: string) => Words | undefined,
): ContentProblem[] {
  return [
    ...html.map(({ text: tag, line }) =>
      problemIn(text, line, {
        found: `${quote(tag, 40)} is HTML, which is not published`,
        fix: "write it in markdown",
      }),
    ),
    ...images.map(({ url, line }) =>
      problemIn(text, line, {
        found: `${quote(url, 60)} is a picture inside the text`,
        fix: "put it beside index.md; the page shows it by itself",
      }),
    ),
    ...headings
      .filter(({ depth }) => depth === 1 && isMarkdown(text))
      .map(({ text: words, line }) =>
        problemIn(text, line, {
          found: `${quote(words, 60)} is a main heading, and the page has one already`,
          fix: "begin the line with ## for a section",
        }),
      ),
    ...links
      // "www." without its scheme is read as http:// by the parser: a slip, named below.
      .filter(({ url }) => !url.startsWith("http://www.") || text.markdown.includes(url))
      .flatMap(({ url, line }) => {
        const words = linkProblemOf(url);
        return words ? problemIn(text, line, words) : [];
      }),
  ];
}

type Slip = readonly [pattern: RegExp, found: string, fix: string];

/** Signs that markdown leaves as they are, looked for in each line of a body. */
const bodySlips: readonly Slip[] = [
  [/^ {0,3}#{1,6}[^#\s]/, "a heading without a space", "write a space after the #"],
  [
    /^\s*([•·▪‣◦\uE000-\uF8FF]|o\t)\s*\S/u,
    "a bullet from another program",
    "begin the line with a hyphen and a space",
  ],
  [/^\s*-[A-Za-z]/, "a hyphen without a space", "write a space after it to make a list"],
];

/** Likewise in each line of any text, once links and bold words have been taken out of it. */
const slips: readonly Slip[] = [
  [
    /^(no|n\/a|-+|x{2,}|tba|tbc|todo)$/i,
    "a word for nothing",
    "delete the line, or write what visitors are to read",
  ],
  [/\*\*/, "two asterisks", "write them before and after the bold words; titles have no bold"],
  [/\]\s+\(\s*(\/|https?:)|\)\[\/|\[[^\]]*\]\([^)]*$/, "a broken link", "write [words](/booking)"],
  [/\{\{|\[\^|\[[^\]]+\]\[|\]\(/, "a sign of another program", "write it in plain words"],
  [/&(amp|lt|gt|quot|nbsp|#\d+);/i, "a sign written for HTML", "write the sign itself, such as &"],
  [/\b(write here:|lorem ipsum)/i, "words to be replaced", "write your own"],
  [/(?<![\w./:@-])www\.[\w-]+\.\w+/, "an address without https://", "write https:// before it"],
];

function findSlips(text: Text, { texts, indented }: MarkdownFacts): ContentProblem[] {
  const { markdown, field } = text;
  const warn = (line: number, row: string, [, found, fix]: Slip) =>
    problemIn(text, line, {
      severity: "warning",
      found: `${quote(row.trim(), 40)}: ${found}`,
      fix,
      seen: "Visitors read the signs as they are.",
    });
  const check = (row: string, line: number, list: readonly Slip[]) =>
    list
      .filter(([pattern]) => pattern.test(row))
      .slice(0, 1)
      .map((slip) => warn(line, row, slip));
  if (!isMarkdown(text)) return check(markdown, 1, slips);
  const rows = texts.flatMap((part) =>
    part.text.split("\n").map((row, index) => ({ row, line: part.line + index })),
  );
  const isBody = field === "";
  const code: Slip = [/./, "a line that four spaces make into code", "begin it further left"];
  return [
    ...rows.flatMap(({ row, line }) => check(row, line, isBody ? [...bodySlips, ...slips] : slips)),
    ...(isBody ? indented : []).map(({ text: row, line }) => warn(line, row, code)),
  ];
}
