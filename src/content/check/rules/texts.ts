import type { CheckedContent } from "@/content/check/checked-content";
import { inMarks } from "@/content/problem";
import { readMarkdown } from "@/content/read/markdown";
import type { SourceFile } from "@/content/read/parse-source";
import { folderKinds } from "@/content/schema/kinds";
import { metaOf, schemaAt } from "@/content/schema/schema-layers";
import { fixForBraces } from "@/lib/braces";
import { pageWords } from "@/requests/page-words";
import { pagesWithText } from "@/site/page-ids";
import { knownAddresses, linkProblem } from "./links";
import type { ContentValue } from "./list-values";
import type { Rule } from "./rule";

/** A markdown text: the body of a file, which has lines, or the value of a key. */
interface MarkdownText {
  words: string;
  source: SourceFile;
  path?: readonly PropertyKey[];
}

/** Marks of markdown or HTML, which visitors would see in a text that isn't markdown. */
const marks = /\*\*.*|\[[^\]]*\]\(.*|<[/!a-z][^>]*>.*/is;

/**
 * Checks that no text has HTML, a picture, a main heading or a link that leads nowhere, and that
 * texts which aren't markdown have no marks of it.
 */
export const checkTexts: Rule = ({ content, values }, report) => {
  const addresses = knownAddresses(content);
  for (const { words, source, path } of markdownTexts(content, values)) {
    const { mistakes, links } = readMarkdown(words);
    const dead = links.flatMap(({ url, line }) => {
      const problem = linkProblem(url, addresses);
      return problem ? [{ line, ...problem }] : [];
    });
    for (const { line, found, fix } of [...mistakes, ...dead])
      report(path ? { source, path } : { source, line: source.bodyLine + line - 1 }, found, fix);
  }
  for (const { value, schema, source, path } of values) {
    if (typeof value !== "string" || metaOf(schema, "format") === "markdown") continue;
    const [mark] = marks.exec(value) ?? [];
    if (mark)
      report(
        { source, path },
        `visitors would see ${inMarks(mark, 40)}`,
        "write plain words: only answers, recommendations and texts below the second --- have bold words and links",
      );
  }
};

const markdownTexts = (
  content: CheckedContent,
  values: readonly ContentValue[],
): MarkdownText[] => [
  ...Object.values(content.entries)
    .flat()
    .map(({ body, source }) => ({ words: body, source })),
  ...values
    .filter(({ schema }) => metaOf(schema, "format") === "markdown")
    .map(({ value, source, path }) => ({ words: String(value), source, path })),
];

/**
 * Checks that a page shows every key of its file and knows the words in braces of its text. The
 * privacy page must have all of them.
 */
export const checkPages: Rule = ({ content: { entries } }, report) => {
  for (const { id, body, source } of entries.pages) {
    for (const key of Object.keys(source.data as object)) {
      const part = schemaAt(folderKinds.pages, [key]);
      const pages = part && metaOf(part, "shownOn");
      if (pages && !pages.some((each) => each === id))
        report(
          { source, path: [key] },
          "this page does not show it",
          `delete it, or move it to a page that does: ${pages.join(", ")}`,
        );
    }
    const fix = fixForBraces(body, pageWords, id === "privacy" ? pageWords : []);
    const line = source.bodyLine + body.split("\n").findIndex((each) => /[{}]/.test(each));
    if (fix) report({ source, line }, "a word in braces is wrong or missing", fix);
  }
};

/** Checks that an article's second picture stands under one of the headings of its text. */
export const checkMiddles: Rule = ({ content: { entries } }, report) => {
  for (const { data, body, source } of entries.blog) {
    const { middleUnder: heading, pictures } = data;
    const isFound = body
      .split("\n")
      .some((line) => /^##+ /.test(line) && line.endsWith(` ${heading}`));
    if (!isFound && (heading ?? pictures["middle"]) !== undefined)
      report(
        { source, path: ["middleUnder"] },
        "middle.jpg has no heading to stand under",
        "write the words of a heading, for example middleUnder: Rinse before you touch",
      );
  }
};

/** Checks that every page and entry that shows a text has one. */
export const checkBodies: Rule = ({ content: { entries } }, report) => {
  const { services, regions, blog, portfolio, pages } = entries;
  const shown = [
    ...[...services, ...regions, ...blog, ...portfolio],
    ...pages.filter(({ id }) => pagesWithText.some((each) => each === id)),
  ];
  for (const { body, source } of shown)
    if (body.trim() === "")
      report(
        { source, line: source.bodyLine - 1 },
        "there is no text below the second ---",
        "write it there",
      );
};
