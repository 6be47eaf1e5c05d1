/** A problem in the owner's content, in words for anybody. It stops a build. */
export interface ContentProblem {
  /** Path from the project folder, for example `content/blog/coffee-stains/index.md`. */
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** The key, such as `date` or `faq[2].answer`. Empty if the problem has no key. */
  field: string;
  /** What is wrong, without a capital or a full stop: `hero.jpg is missing`. */
  found: string;
  /** What to do, beginning with a verb. If it ends with an example, that is a line to copy. */
  fix: string;
}

export type ProblemText = Pick<ContentProblem, "found" | "fix">;

/** Where a problem is: a file, by its path below `content/`, or a key or line of one. */
export type ProblemPlace =
  | string
  | {
      source: { file: string; lineOf: (path: readonly PropertyKey[]) => number };
      path?: readonly PropertyKey[];
      line?: number;
    };

/** Makes a problem. `line` is that of a file that couldn't be read. */
export function problemAt(
  place: ProblemPlace,
  { found, fix }: ProblemText,
  line = 1,
): ContentProblem {
  if (typeof place === "string") return { file: `content/${place}`, line, field: "", found, fix };
  const { source, path = [] } = place;
  const { file, lineOf } = source;
  return { file, line: place.line ?? lineOf(path), field: fieldName(path), found, fix };
}

/** A path of keys for the owner, who counts from 1: `faq[2].answer` for `["faq", 1, "answer"]`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === "number" ? `[${part + 1}]` : `${index === 0 ? "" : "."}${short(part)}`,
    )
    .join("");
}

/** Shortens a key to 40 characters, because by mistake it may be a paragraph. */
const short = (key: PropertyKey) => {
  const text = String(key).replace(/\s+/g, " ").trim();
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

/** Adds a capital, and a full stop unless the words end with something to copy. */
function sentence(words: string): string {
  const begun = words.replace(/^[a-z]+(?= )/, (word) => word[0]?.toUpperCase() + word.slice(1));
  return /for example/.test(words) || /[?:/@\d]\S*$/.test(words) ? begun : `${begun}.`;
}

/** `file:line field: What is wrong. How to fix it.` A picture has no lines. */
export function formatProblem({ file, line, field, found, fix }: ContentProblem): string {
  const place = /\.(md|ya?ml)$/i.test(file) ? `${file}:${line}` : file;
  return `${[place, field].filter(Boolean).join(" ")}: ${sentence(found).replace(/[.]?$/, ".")} ${sentence(fix)}`;
}

/** Formats all problems for the console. */
export const formatReport = (problems: readonly ContentProblem[]): string =>
  [
    `Must fix before the site can be published (${problems.length})`,
    ...problems.map((each) => `- ${formatProblem(each)}`),
  ].join("\n");

/** Quotes a text for a message, cut to `max` characters. */
export const inMarks = (text: string, max = 80): string =>
  `"${(text.length > max ? `${text.slice(0, max - 1)}…` : text).replace(/\n\s*/g, " ")}"`;
