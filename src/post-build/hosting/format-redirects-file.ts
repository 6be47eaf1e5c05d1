import type { HostingPlan } from "./hosting-plan";

/**
 * The number of rules without a star that Cloudflare reads
 * (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
const maxPlainRules = 2000;

/**
 * Formats the `_redirects` file of Netlify and Cloudflare Pages.
 *
 * - Cloudflare follows the first rule that matches, even if there is a page at the address. So each page below a list, such as
 *   /blog, has a rule with the status 200 before the rule with a star, which catches unknown addresses. (Netlify would serve
 *   the page anyway.)
 * - For Cloudflare, an address with a slash at its end is another address. So each rule is written twice, and the list's own
 *   address with a slash has a rule before that with the star.
 * - If a list has more pages than Cloudflare reads rules, it gets no rules, and the 404 page forwards unknown addresses.
 * - Only Netlify reads rules with a query
 *   (https://docs.netlify.com/routing/redirects/redirect-options/#query-parameters). Cloudflare skips them. Old addresses of
 *   WordPress, such as /?p=12, have the path of the home page.
 */
export function formatRedirectsFile({ redirects, lists }: HostingPlan): string {
  const isTight = 2 * redirects.length > maxPlainRules;
  const moved = redirects.flatMap(({ from, to }) => {
    const [path = "", query] = from.split("?");
    // The exclamation mark lets the rule apply even if there is a page at the path.
    if (query !== undefined) return `${path} ${query.replaceAll("&", " ")} ${to} 301!`;
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

const bothWays = (from: string, rest: string) => [`${from} ${rest}`, `${from}/ ${rest}`];
