import { formatProblem, type ContentProblem, type Severity } from "./problem";

/** The parts of the report, in order. */
const parts: readonly { severity: Severity; title: string }[] = [
  { severity: "error", title: "Must fix, before the site can be published" },
  { severity: "warning", title: "Worth a look; the site is built all the same" },
];

/** Problems for the console, one per line. */
export const formatLines = (problems: readonly ContentProblem[]): string =>
  problems.map((each) => `- ${formatProblem(each)}`).join("\n");

/** All problems, errors first; empty if there are none. */
export const formatReport = (problems: readonly ContentProblem[]): string =>
  parts
    .map(({ severity, title }) => ({
      title,
      list: problems.filter((each) => each.severity === severity),
    }))
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => `${title} (${list.length})\n${formatLines(list)}`)
    .join("\n\n");
