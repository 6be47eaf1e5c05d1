import { inMarks, type ProblemText } from "@/content/problem";
import { readMarkdown } from "@/content/read/markdown";
import type { SourceFile } from "@/content/read/parse-source";
import { shownOn } from "@/content/schema/page-content";
import { pagesWithText } from "@/site/page-ids";
import { knownAddresses, linkProblem, placeholderInLink, placeholderLink } from "./links";
import type { Rule } from "./rule";
import { partsOf } from "./values-at";

/** A text to check: the body of a file, or a string in its data. */
interface Text {
  words: string;
  /** Answers and recommendations are markdown, like bodies; other fields are published as typed. */
  kind: "body" | "markdown" | "plain" | "choice";
  /** Where a line of the text is, counted from 1. */
  placeOf: (line: number) => { source: SourceFile; path: readonly PropertyKey[]; line?: number };
}

/** Checks that no text has HTML, a picture, a dead link, or markup that visitors would see. */
export const checkTexts: Rule = (input, error, warn) => {
  const known = knownAddresses(input);
  const { entries, files } = input.content;
  for (const { source } of [...Object.values(entries).flat(), ...Object.values(files)])
    for (const text of textsOf(source))
      for (const { line, severity, found, fix } of findProblems(text, (url) =>
        linkProblem(url, source.file, known),
      ))
        (severity === "warning" ? warn : error)(text.placeOf(line), found, fix);
};

/** Checks that every page shows what its file says: a text that no page shows would be missed. */
export const checkShown: Rule = ({ content: { entries } }, error) => {
  for (const { id, source } of entries.pages)
    for (const [key, pages] of Object.entries(shownOn))
      if (Object.hasOwn(source.data as object, key) && !pages.some((page) => page === id))
        error(
          { source, path: [key] },
          `this page does not show ${key}`,
          `delete it here; it belongs on the page ${pages.join(" or ")}`,
        );
};

/** Checks that every page and entry that shows a text has one. */
export const checkBodies: Rule = ({ content: { entries } }, error) => {
  const { services, regions, blog, portfolio, pages } = entries;
  const shown = [
    ...[...services, ...regions, ...blog, ...portfolio].filter(({ data }) => !data.draft),
    ...pages.filter(({ id }) => pagesWithText.some((each) => each === id)),
  ];
  for (const { body, source } of shown)
    if (body.trim() === "")
      error(
        { source, line: source.bodyLine - 1 },
        "there is no text below the second ---",
        "write it there",
      );
};

function textsOf(source: SourceFile): Text[] {
  const { body, bodyLine, data } = source;
  const strings = stringsIn(data, []).map(([path, words]): Text => ({
    words,
    kind: kindOf(String(path.at(-1))),
    placeOf: () => ({ source, path }),
  }));
  const placeOf = (line: number) => ({ source, path: [], line: bodyLine + line - 1 });
  return [{ words: body, kind: "body", placeOf }, ...strings];
}

/** The kind of text under a key. A choice, such as the answer to a question of a form, may be "yes" or "no". */
function kindOf(key: string): Text["kind"] {
  if (["answer", "recommendation"].includes(key)) return "markdown";
  return ["id", "label"].includes(key) ? "choice" : "plain";
}

function stringsIn(value: unknown, path: PropertyKey[]): [PropertyKey[], string][] {
  if (typeof value === "string") return [[path, value]];
  return partsOf(value).flatMap(([key, part]) => stringsIn(part, [...path, key]));
}

/** A problem in a text, on a line counted from 1. */
type TextProblem = ProblemText & { line: number };

function findProblems(
  { words, kind }: Text,
  problemOfLink: (url: string) => ProblemText | undefined,
): TextProblem[] {
  const mistakesIn = (row: string, line: number, list: readonly Mistake[]): TextProblem[] => {
    const [, found, fix] = list.find(([fits]) => fits.test(row)) ?? [];
    if (!found || !fix) return [];
    const severity = list === emptyWords ? "error" : "warning";
    return [{ line, severity, found: `${inMarks(row.trim(), 40)} ${found}`, fix }];
  };
  if (kind === "choice") return mistakesIn(words, 1, mistakes);
  if (kind === "plain")
    return placeholderInLink.test(words) && isSetting.test(words)
      ? [{ line: 1, ...placeholderLink(words) }]
      : [...mistakesIn(words, 1, emptyWords), ...mistakesIn(words, 1, mistakes)];
  const { links, texts, mistakes: ofMarkup } = readMarkdown(words);
  const inLines = kind === "body" ? [lostHeading, ...mistakes] : mistakes;
  return [
    ...ofMarkup,
    ...links.flatMap(({ url, line }) => {
      const about = problemOfLink(url);
      return about ? [{ line, ...about }] : [];
    }),
    ...texts.flatMap(({ text, line }) =>
      text.split("\n").flatMap((row, index) => mistakesIn(row, line + index, inLines)),
    ),
  ];
}

/** A setting, and not a text: a web address, `owner/name`, or a name like your-site.com.au. */
const isSetting = /^(https:\/\/\S+|[\w.-]+\/[\w.-]+|your-[\w.-]+)$/;

/** Words in square brackets, which a template leaves for the owner to fill in, and parts of example addresses. */
const placeholder = new RegExp(`\\[[a-z][a-z ,'-]{2,}\\](?!\\()|${placeholderInLink.source}`, "i");

type Mistake = readonly [pattern: RegExp, found: string, fix: string];

/** Words that are looked for in plain fields only, because in a body such a word may be the cell of a table. */
const emptyWords: readonly Mistake[] = [
  [
    /^(yes|no|on|off|true|false|y|n|null|nil|~|n\/a|-+|\.+|tba|tbc)$/i,
    "would be shown to visitors",
    "delete the line, or write some text",
  ],
];

const lostHeading: Mistake = [
  /^ {0,3}#{1,6}[^#\s]/,
  "is not a heading yet",
  "write a space after the #",
];

/** The commonest mistakes in the lines of every text, without its links and bold words. */
const mistakes: readonly Mistake[] = [
  [/<\/?[a-z][^>]*>/i, "has HTML that visitors would see", "write plain words"],
  [
    /\*\*/,
    "has asterisks that visitors would see",
    "put ** right before and after bold words, and not in titles",
  ],
  [
    /\]\((tel|sms):[^)]*\s[^)]*\)/,
    "has a link that does not work",
    "write the number without spaces, like tel:0491570156",
  ],
  [
    /\]\s+\((\/|$)|\)\[\/|\]\(|\]\[/,
    "has a link that does not work",
    "write [words](/booking) without a space between the brackets; links work only in the main text and in answers",
  ],
  [/\b(write here:|lorem ipsum|todo\b|xxx)/i, "is not finished", "use your own words instead"],
  [placeholder, "has a placeholder", "use the right words instead, or delete it"],
];
