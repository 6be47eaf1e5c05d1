import type { HostingPlan } from "./hosting-plan";

/**
 * The number of rules without a star that Cloudflare reads
 * (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
const maxPlainRules = 2000;

/**
 * Formats the `_redirects` file of Netlify and Cloudflare Pages. Both follow the first rule that matches, and Cloudflare does so
 * even if there is a page at the address. A list with more pages than Cloudflare reads rules gets none, and the 404 page forwards
 * unknown addresses below it.
 */
export function formatRedirectsFile({ redirects, lists }: HostingPlan): string {
  const isTight = 2 * redirects.length > maxPlainRules;
  const moved = redirects.flatMap(({ from, to }) => {
    const [path = "", query] = from.split("?");
    // Only Netlify reads a rule with a query (https://docs.netlify.com/routing/redirects/redirect-options/#query-parameters).
    // The exclamation mark lets it apply even if there is a page at the path, as for WordPress's /?p=12.
    if (query !== undefined) return `${path} ${query.replaceAll("&", " ")} ${to} 301!`;
    return isTight ? `${path} ${to} 301` : bothWays(path, `${to} 301`);
  });
  const sources = new Set(redirects.map(({ from }) => from));
  const served: string[] = [];
  const unknown: string[] = [];
  for (const { path, pages } of lists) {
    // The pages below a list come before its rule with a star, which would catch them.
    const own = [
      `${path}/ ${path} 200`,
      ...pages
        .filter((page) => !sources.has(page))
        .flatMap((page) => bothWays(page, `${page} 200`)),
    ];
    if (moved.length + served.length + own.length > maxPlainRules) continue;
    served.push(...own);
    unknown.push(`${path}/* ${path} 302`);
  }
  return [
    "# Made by the build.",
    "# Old and short addresses",
    // Rules with a query come first, because one without would match the same path.
    ...moved.filter((rule) => rule.includes("=")),
    ...moved.filter((rule) => !rule.includes("=")),
    "# Lists and the pages below them",
    ...served,
    "# Everything else below a list",
    ...unknown,
    "",
  ].join("\n");
}

/** Two rules, because for Cloudflare an address with a slash at its end is another address. */
const bothWays = (from: string, rest: string) => [`${from} ${rest}`, `${from}/ ${rest}`];
