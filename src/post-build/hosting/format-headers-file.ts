import { type HostingPlan, immutable } from "./hosting-plan";

/**
 * Formats the `_headers` file of Netlify and Cloudflare Pages. If several rules set a header, both join the values, so
 * Cache-Control is set only for files that never change. Scripts are listed one by one, so that a 404 for a script of an
 * earlier build isn't cached.
 */
export function formatHeadersFile(plan: HostingPlan): string {
  const { folders, files } = plan.immutable;
  const headers = plan.headers.filter(
    ([name]) => !(plan.isPolicyInPages && name === "Content-Security-Policy"),
  );
  return [
    "# Made by the build.",
    "/*",
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...[...folders.map((folder) => `${folder}*`), ...files].flatMap((path) => [
      path,
      `  Cache-Control: ${immutable}`,
    ]),
    "",
  ].join("\n");
}
