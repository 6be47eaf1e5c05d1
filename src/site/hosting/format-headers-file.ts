import { type HostingPlan, immutable } from "./hosting-plan";

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const maxRules = 100;
const maxLetters = 2000;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of a header that more
 * than one rule sets: so Cache-Control is set only for files that never change, no two of these
 * rules fit the same file, and all others get what both hosts send by themselves, `public,
 * max-age=0, must-revalidate`. Scripts are named one by one, not by a star, so that the not-found
 * answer for a script of an older deploy is never kept.
 */
export function formatHeadersFile(plan: HostingPlan): string {
  const { folders, files } = plan.immutable;
  const unchanging = [...folders.map((folder) => `${folder}*`), ...files];
  return [
    "# Made by the build.",
    "/*",
    ...plan.headers.map(([name, value]) => `  ${name}: ${value}`),
    ...unchanging.flatMap((path) => [path, `  Cache-Control: ${immutable}`]),
    "",
  ].join("\n");
}

/** Why Cloudflare would not take a `_headers` file as it is meant, in sentences; empty when it would. */
export function findHeadersFileViolations(text: string): string[] {
  const lines = text.split("\n");
  const rules = lines.filter((line) => line.startsWith("/")).length;
  const tooLong = lines.filter((line) => line.length > maxLetters);
  return [
    ...(rules > maxRules
      ? [`it has ${rules} rules, and Cloudflare Pages reads the first ${maxRules}`]
      : []),
    ...tooLong.map(
      (line) =>
        `the line "${line.trim().slice(0, 40)}…" has ${line.length} letters, and Cloudflare Pages drops lines of more than ${maxLetters}; a policy grows with every different inline script, so make those the same on all pages`,
    ),
  ];
}
