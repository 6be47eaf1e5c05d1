import { pagePaths } from "@/content/check/page-paths";
import { suggest } from "@/content/nearest";
import { pages } from "@/site/pages";
import { serviceAt } from "@/site/paths";
import type { Rule } from "./rule";

/** The page that hosts show for a file: `/about.html` → `/about`, `/index.html` → `/`. */
const withoutHtml = (address: string) =>
  address.replace(/(\/index)?\.html?$/, "") || pages.home.path;

/**
 * Checks that every old address leads to a page and that none hides a page. This rules out circles,
 * because in a circle no target is a page.
 */
export const checkRedirects: Rule = ({ content }, report) => {
  const { redirects } = content.files;
  if (!redirects) return;
  const { data, source } = redirects;
  const known = [...pagePaths(content)];
  for (const [index, { from, to }] of data.entries()) {
    for (const [place, address] of from.entries()) {
      const at = { source, path: [index, "from", place] };
      if (known.includes(withoutHtml(address)))
        report(at, `${address} is already a page`, "choose an address that no page has");
    }
    if (!known.includes(to))
      report(
        { source, path: [index, "to"] },
        `there is no page ${to}`,
        suggest(to, known, "change it, or delete this entry"),
      );
  }
  // The home page and the regions link to short addresses (specification, section 2).
  const popular = content.entries.regions.flatMap(({ data: region }) =>
    region.popularServices.map(({ service }) => service),
  );
  for (const { id, data: service } of content.entries.services) {
    const from = serviceAt(service.code);
    const isNeeded = service.featured || popular.includes(id);
    if (service.code !== id && isNeeded && !data.some((redirect) => redirect.from.includes(from)))
      report(
        { source },
        `the short address ${from} is missing, and pages of this site link to it`,
        `add ${from} to the addresses that lead to ${serviceAt(id)}`,
      );
  }
};
