import { type HostingPlan, immutable } from "./hosting-plan";

/** The number of rules that Cloudflare reads (https://developers.cloudflare.com/pages/configuration/headers/). */
const maxRules = 100;

/**
 * Formats the `_headers` file of Netlify and Cloudflare Pages. If several rules set a header, both join the values, so
 * Cache-Control is set only for files that never change. Scripts are listed one by one, so that a 404 for a script of an
 * earlier build isn't cached; beyond Cloudflare's number of rules they get the hosts' default.
 */
export function formatHeadersFile(plan: HostingPlan): string {
  const headers = plan.headers.filter(
    ([name]) => !(plan.isPolicyInPages && name === "Content-Security-Policy"),
  );
  return [
    "# Made by the build.",
    "/*",
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...unchangingPaths(plan).flatMap((path) => [path, `  Cache-Control: ${immutable}`]),
    "",
  ].join("\n");
}

/** Whether there are more scripts than Cloudflare reads rules. */
export const hasTooManyRules = ({ immutable: { folders, files } }: HostingPlan) =>
  1 + folders.length + files.length > maxRules;

function unchangingPaths(plan: HostingPlan): string[] {
  const { folders, files } = plan.immutable;
  return [...folders.map((folder) => `${folder}*`), ...(hasTooManyRules(plan) ? [] : files)];
}
