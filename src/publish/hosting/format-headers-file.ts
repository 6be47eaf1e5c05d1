import { type HostingPlan, immutable } from "./hosting-plan";

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const maxRules = 100;
const maxLetters = 2000;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of a header that several rules set, so
 * Cache-Control is set only for files that never change; the others get the hosts' default, `public, max-age=0,
 * must-revalidate`. Scripts are listed one by one, so that a 404 for a script of an older deploy isn't cached. Throws if
 * Cloudflare would drop a part of the file.
 */
export function formatHeadersFile(plan: HostingPlan): string {
  const { folders, files } = plan.immutable;
  const unchanging = [...folders.map((folder) => `${folder}*`), ...files];
  const headers = plan.headers.map(([name, value]) => `  ${name}: ${value}`);
  const policy = headers.filter((line) => line.startsWith("  Content-Security-Policy:"));
  // The editing page has its own policy, so the site's is then set page by page.
  const ofEverything = plan.policyPaths
    ? headers.filter((line) => !policy.includes(line))
    : headers;
  const policyRules = (plan.policyPaths ?? []).flatMap((path) => [path, ...policy]);
  if (unchanging.length + (plan.policyPaths?.length ?? 0) >= maxRules)
    throw new Error(`_headers has more than the ${maxRules} rules that Cloudflare Pages reads`);
  for (const line of headers)
    if (line.length > maxLetters)
      throw new Error(`_headers has a line that is too long for Cloudflare Pages: ${line.trim()}`);
  return [
    "# Made by the build.",
    "/*",
    ...ofEverything,
    ...policyRules,
    ...unchanging.flatMap((path) => [path, `  Cache-Control: ${immutable}`]),
    "",
  ].join("\n");
}
