import { formatProblem, type ContentProblem, type Severity } from "../../content/problem";

/** The two parts of the report, in order. */
const reportParts: readonly { severity: Severity; title: string; meaning: string }[] = [
  {
    severity: "error",
    title: "Must fix",
    meaning:
      "Until these are fixed the site is not built, and visitors go on seeing its last version.",
  },
  {
    severity: "warning",
    title: "Worth fixing",
    meaning: "The site is built all the same.",
  },
];

/** The problems as they are printed on the console: one line each, and what helps below it. */
export function formatReport(problems: readonly ContentProblem[]): string {
  return reportParts
    .map((part) => ({ ...part, list: problems.filter((each) => each.severity === part.severity) }))
    .filter(({ list }) => list.length > 0)
    .map(({ title, meaning, list }) => {
      const head = `${title} (${list.length})\n${meaning}\n`;
      return [head, ...list.map(formatOne)].join("\n");
    })
    .join("\n\n");
}

function formatOne(problem: ContentProblem): string {
  const lines = [`- ${formatProblem(problem)}`];
  if (problem.seen !== undefined) lines.push(`  ${problem.seen}`);
  if (problem.example !== undefined) {
    lines.push("  For example:", ...problem.example.split("\n").map((line) => `    ${line}`));
  }
  return lines.join("\n");
}

/** Problems as lines, those of which all but the file is the same said once with their files below. */
export function formatAlike(problems: readonly ContentProblem[]): string {
  const alike = new Map<string, ContentProblem[]>();
  for (const problem of problems) {
    const { field, found, fix } = problem;
    const key = JSON.stringify([field, found, fix]);
    alike.set(key, [...(alike.get(key) ?? []), problem]);
  }
  return [...alike.values()]
    .map(([first, ...others]) => {
      if (first === undefined) return "";
      if (others.length === 0) return formatOne(first);
      const files = [first, ...others].map(({ file }) => `    ${file}`);
      return [`- found ${others.length + 1} times ${first.found}; ${first.fix}`, ...files].join(
        "\n",
      );
    })
    .join("\n");
}

/** `7 services`, `1 job`. */
export const countOf = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}`;
