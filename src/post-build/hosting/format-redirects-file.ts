import type { HostingPlan } from "./hosting-plan";

/**
 * Formats the `_redirects` file of Netlify and Cloudflare Pages. Both follow the first rule that matches, and Cloudflare does so
 * even if there is a page at the address.
 */
export function formatRedirectsFile({ redirects, lists }: HostingPlan): string {
  const moved = redirects.flatMap(({ from, to }) => {
    const [path = "", query] = from.split("?");
    // Only Netlify reads a rule with a query (https://docs.netlify.com/routing/redirects/redirect-options/#query-parameters).
    // The exclamation mark lets it apply even if there is a page at the path, as for WordPress's /?p=12.
    if (query !== undefined) return `${path} ${query.replaceAll("&", " ")} ${to} 301!`;
    return bothWays(path, `${to} 301`);
  });
  const sources = new Set(redirects.map(({ from }) => from));
  const served = lists.flatMap(({ path, pages }) => [
    `${path}/ ${path} 200`,
    ...pages.filter((page) => !sources.has(page)).flatMap((page) => bothWays(page, `${page} 200`)),
  ]);
  return [
    "# Made by the build.",
    "# Old and short addresses",
    // Rules with a query come first, because one without would match the same path.
    ...moved.filter((rule) => rule.includes("=")),
    ...moved.filter((rule) => !rule.includes("=")),
    // The pages below a list come before its rule with a star, which would catch them.
    "# Lists and the pages below them",
    ...served,
    "# Everything else below a list",
    ...lists.map(({ path }) => `${path}/* ${path} 302`),
    "",
  ].join("\n");
}

/** Two rules, because for Cloudflare an address with a slash at its end is another address. */
const bothWays = (from: string, rest: string) => [`${from} ${rest}`, `${from}/ ${rest}`];
