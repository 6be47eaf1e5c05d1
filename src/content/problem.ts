/** An `error` stops the build; a `warning` is advice. */
type Severity = "error" | "warning";

/** One problem in the owner's content, described so that someone who doesn't program can fix it. */
export interface ContentProblem {
  severity: Severity;
  /** Path from the project folder, for example `content/blog/coffee-stains/index.md`. */
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** The key in the file, such as `date` or `faq[2].answer`. Empty if the problem is about the file as a whole. */
  field: string;
  /** What is wrong, in a few words without a capital or a full stop: `hero.jpg is missing`. */
  found: string;
  /** What to do, beginning with a verb. If it ends with an example, that is a line to copy. */
  fix: string;
}

/** What a rule says about a problem. It is an error unless `severity` says otherwise. */
export type ProblemText = Pick<ContentProblem, "found" | "fix"> & Partial<ContentProblem>;

/** Makes a problem at a key of a file. */
export function fieldProblem(
  { file, lineOf }: { file: string; lineOf: (path: readonly PropertyKey[]) => number },
  path: readonly PropertyKey[],
  words: ProblemText,
): ContentProblem {
  return { severity: "error", file, line: lineOf(path), field: fieldName(path), ...words };
}

/** Makes a problem with a file as a whole. `file` is its path below `content/`. */
export const fileProblem = (file: string, words: ProblemText): ContentProblem => ({
  severity: "error",
  file: `content/${file}`,
  line: 1,
  field: "",
  ...words,
});

/** Formats a path of keys for the owner: `faq[2].answer` for `["faq", 1, "answer"]`, because people count from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === "number" ? `[${part + 1}]` : `${index === 0 ? "" : "."}${short(part)}`,
    )
    .join("");
}

/** Shortens a key to 40 characters, because by mistake it may be a whole paragraph. */
const short = (key: PropertyKey) => {
  const text = String(key).replace(/\s+/g, " ").trim();
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

/** Formats the file and line, `content/faq.yml:3`. A picture has no lines. */
function placeOfProblem({ file, line }: ContentProblem): string {
  return /\.(md|ya?ml)$/i.test(file) ? `${file}:${line}` : file;
}

/** Makes a sentence: adds a capital, and a full stop unless the words end with something to copy. */
function sentence(words: string): string {
  const begun = words.replace(/^[a-z]+(?= )/, (word) => word[0]?.toUpperCase() + word.slice(1));
  return /for example|\n/.test(words) || /[?:/@\d]\S*$/.test(words) ? begun : `${begun}.`;
}

/** Formats a problem as `file:line field: What is wrong. How to fix it.` */
export function formatProblem(problem: ContentProblem): string {
  const where = problem.field === "" ? "" : ` ${problem.field}`;
  return `${placeOfProblem(problem)}${where}: ${sentence(problem.found).replace(/[.]?$/, ".")} ${sentence(problem.fix)}`;
}

/** Sorts problems: errors first, then by file and line. */
export function sortProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...problems].sort(
    (a, b) =>
      a.severity.localeCompare(b.severity) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.field.localeCompare(b.field),
  );
}

/** Whether any of the problems is an error, which stops a build. */
export function mustStop(problems: readonly ContentProblem[]): boolean {
  return problems.some((problem) => problem.severity === "error");
}

/** Invisible characters that come with copied text: special spaces, soft hyphens, joiners and marks. */
const invisible = /[\u00A0\u00AD\u200B-\u200F\u2028\u202F\u2060\uFEFF]/g;

/** Removes the invisible characters of a text. */
export const stripInvisible = (text: string) => text.replace(invisible, "");

/** Quotes a text for a message, cut to `max` characters, with a visible mark for each invisible character. */
export function inMarks(text: string, max = 80): string {
  const short = text.length > max ? `${text.slice(0, max - 1)}…` : text;
  return `"${short.replace(invisible, "⟨hidden character⟩").replace(/\s+/g, " ")}"`;
}

/** How to fix a text that has an invisible character; undefined if it has none. */
export const invisibleFix = (text: string): string | undefined =>
  stripInvisible(text) === text
    ? undefined
    : "delete it and type it again: it has an invisible character";
