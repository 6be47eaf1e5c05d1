/** An `error` stops the build; a `warning` is advice. */
export type Severity = "error" | "warning";

/** One problem in the owner's content, in words that somebody who doesn't program can act on. */
export interface ContentProblem {
  severity: Severity;
  /** Path from the project folder, for example `content/blog/coffee-stains/index.md`. */
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Where in the file: a key such as `date` or `faq[2].answer`; empty for the file as a whole. */
  field: string;
  /** What is wrong, in a few words: `hero.jpg is missing`. */
  found: string;
  /** What to do, beginning with a verb, with an example where one helps. */
  fix: string;
}

/** The words of a problem, which is an error unless they say otherwise. */
export type Words = Pick<ContentProblem, "found" | "fix"> & Partial<ContentProblem>;

/** A problem at a key of a file. */
export function problemAt(
  { file, lineOf }: { file: string; lineOf: (path: readonly PropertyKey[]) => number },
  path: readonly PropertyKey[],
  words: Words,
): ContentProblem {
  return { severity: "error", file, line: lineOf(path), field: fieldName(path), ...words };
}

/** Advice at a key of a file. */
export const warningAt = (...[source, path, words]: Parameters<typeof problemAt>): ContentProblem =>
  problemAt(source, path, { severity: "warning", ...words });

/** A problem with a file as a whole. `file` is its path below `content/`. */
export const problemOf = (file: string, words: Words): ContentProblem => ({
  severity: "error",
  file: `content/${file}`,
  line: 1,
  field: "",
  ...words,
});

/** `faq[2].answer` for ["faq", 1, "answer"]: people count from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === "number" ? `[${part + 1}]` : `${index === 0 ? "" : "."}${short(part)}`,
    )
    .join("");
}

/** Shortens a key, which may be a whole paragraph by mistake. */
const short = (key: PropertyKey) => {
  const text = String(key).replace(/\s+/g, " ").trim();
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

/** `content/faq.yml:3`; a picture has no lines. */
function placeOfProblem({ file, line }: ContentProblem): string {
  return /\.(md|ya?ml)$/i.test(file) ? `${file}:${line}` : file;
}

/** Adds a capital, and a full stop unless the words end with something to copy. */
function sentence(words: string): string {
  const begun = words.replace(/^[a-z]+(?= )/, (word) => word[0]?.toUpperCase() + word.slice(1));
  return words.includes("for example") || /[?:/@\d]\S*$/.test(words) ? begun : `${begun}.`;
}

/** `file:line field: What is wrong. How to fix it.` */
export function formatProblem(problem: ContentProblem): string {
  const where = problem.field === "" ? "" : ` ${problem.field}`;
  return `${placeOfProblem(problem)}${where}: ${sentence(problem.found).replace(/[.]?$/, ".")} ${sentence(problem.fix)}`;
}

/** Problems in order: errors first, then by file and line. */
export function sortProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...problems].sort(
    (a, b) =>
      a.severity.localeCompare(b.severity) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.field.localeCompare(b.field),
  );
}

/** Whether any of the problems stops a build. */
export function mustStop(problems: readonly ContentProblem[]): boolean {
  return problems.some((problem) => problem.severity === "error");
}
