import { type ContentProblem, formatProblem } from "@/content/problem";

const titles = {
  error: "Must fix before the site can be published",
  warning: "Worth a look (won't stop publishing)",
};

/** Formats problems for the console, one per line. */
export const formatLines = (problems: readonly ContentProblem[]): string =>
  problems.map((each) => `- ${formatProblem(each)}`).join("\n");

/** Formats all problems, errors first. Returns an empty text if there are none. */
export const formatReport = (problems: readonly ContentProblem[]): string =>
  (["error", "warning"] as const)
    .flatMap((severity) => {
      const list = problems.filter((each) => each.severity === severity);
      return list.length > 0 ? `${titles[severity]} (${list.length})\n${formatLines(list)}` : [];
    })
    .join("\n\n");
