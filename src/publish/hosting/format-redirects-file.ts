import type { HostingPlan } from "./hosting-plan";

/** The limit for rules without a star: https://developers.cloudflare.com/pages/configuration/redirects/. */
const maxPlainRules = 2000;

/**
 * The `_redirects` file of Netlify and Cloudflare Pages.
 *
 * Cloudflare follows the first rule that fits, even if there is a page at the address. So each page below a list has a rule
 * with 200, before the star that catches unknown ones. (Netlify serves the page anyway.) To Cloudflare, a slash at the end
 * makes another address, so each rule is there twice, and the list's own address with a slash has a rule before its star.
 * A list with more pages than rules are allowed has no star; there, the 404 page forwards. Only Netlify reads rules with a
 * query (https://docs.netlify.com/routing/redirects/redirect-options/#query-parameters); Cloudflare skips them.
 */
export function formatRedirectsFile({ redirects, lists }: HostingPlan): string {
  const isTight = 2 * redirects.length > maxPlainRules;
  const moved = redirects.flatMap(({ from, to }) => {
    const [path = "", query] = from.split("?");
    if (query !== undefined) return `${path} ${query.replaceAll("&", " ")} ${to} 301`;
    return isTight ? `${path} ${to} 301` : bothWays(path, `${to} 301`);
  });
  const sources = new Set(redirects.map(({ from }) => from));
  const served: string[] = [];
  const unknown: string[] = [];
  for (const { path, pages } of lists) {
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
    // Those with a query first: one without would take them.
    ...moved.filter((rule) => rule.includes("=")),
    ...moved.filter((rule) => !rule.includes("=")),
    "# Lists and the pages below them",
    ...served,
    "# Everything else below a list",
    ...unknown,
    "",
  ].join("\n");
}

const bothWays = (from: string, rest: string) => [`${from} ${rest}`, `${from}/ ${rest}`];
