import { type ContentProblem, fieldProblem, inMarks, type ProblemText } from "@/content/problem";
import { readMarkdown } from "@/content/read/markdown";
import type { SourceFile } from "@/content/read/parse-source";
import { pagesWithText } from "@/site/page-ids";
import { knownAddresses, linkProblem, placeholderInLink, placeholderLink } from "./links";
import type { Rule } from "./rule";
import { partsOf } from "./values-at";

/** A text to check: the body of a file, or a string in its data. */
interface Text {
  words: string;
  /** Answers and recommendations are markdown, like bodies; other fields are published as typed. */
  kind: "body" | "markdown" | "plain" | "choice";
  problem: (line: number, words: ProblemText) => ContentProblem;
}

/** Checks that no text has HTML, a picture, a dead link, or markup that visitors would see. */
export const checkTexts: Rule = (input) => {
  const known = knownAddresses(input);
  const { entries, files } = input.content;
  return [...Object.values(entries).flat(), ...Object.values(files)].flatMap(({ source }) =>
    textsOf(source).flatMap((text) =>
      findProblems(text, (url) => linkProblem(url, source.file, known)),
    ),
  );
};

/** Checks that every page and entry that shows a text has one. */
export const checkBodies: Rule = ({ content: { entries } }) => {
  const { services, regions, blog, portfolio, pages } = entries;
  const shown = [
    ...[...services, ...regions, ...blog, ...portfolio].filter(({ data }) => !data.draft),
    ...pages.filter(({ id }) => pagesWithText.some((each) => each === id)),
  ];
  const found = "there is no text below the second ---";
  const fix = "write it there";
  return shown
    .filter(({ body }) => body.trim() === "")
    .map(({ source }) => fieldProblem(source, [], { line: source.bodyLine - 1, found, fix }));
};

function textsOf(source: SourceFile): Text[] {
  const { body, bodyLine, data } = source;
  const inBody = (line: number, words: ProblemText) =>
    fieldProblem(source, [], { line: bodyLine + line - 1, ...words });
  const strings = stringsIn(data, []).map(([path, words]): Text => {
    const problem = (_line: number, about: ProblemText) => fieldProblem(source, path, about);
    return { words, kind: kindOf(String(path.at(-1))), problem };
  });
  return [{ words: body, kind: "body", problem: inBody }, ...strings];
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

function findProblems(
  { words, kind, problem }: Text,
  problemOfLink: (url: string) => ProblemText | undefined,
): ContentProblem[] {
  const mistakesIn = (row: string, line: number, list: readonly Mistake[]): ContentProblem[] => {
    const [, found, fix] = list.find(([fits]) => fits.test(row)) ?? [];
    if (!found || !fix) return [];
    const severity = list === emptyWords ? "error" : "warning";
    return [problem(line, { severity, found: `${inMarks(row.trim(), 40)} ${found}`, fix })];
  };
  if (kind === "plain" && words.startsWith("https://") && placeholderInLink.test(words))
    return [problem(1, placeholderLink(words))];
  if (kind === "choice") return mistakesIn(words, 1, mistakes);
  if (kind === "plain")
    return [...mistakesIn(words, 1, emptyWords), ...mistakesIn(words, 1, mistakes)];
  const { links, texts, mistakes: ofMarkup } = readMarkdown(words);
  const inLines = kind === "body" ? [lostHeading, ...mistakes] : mistakes;
  return [
    ...ofMarkup.map(({ line, ...about }) => problem(line, about)),
    ...links.flatMap(({ url, line }) => {
      const about = problemOfLink(url);
      return about ? problem(line, about) : [];
    }),
    ...texts.flatMap(({ text, line }) =>
      text.split("\n").flatMap((row, index) => mistakesIn(row, line + index, inLines)),
    ),
  ];
}

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
