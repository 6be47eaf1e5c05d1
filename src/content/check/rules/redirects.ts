import { pagePaths } from "@/content/check/page-paths";
import { suggest } from "@/content/nearest";
import { isOwnAddress } from "@/site/page-ids";
import { pageAt, paths } from "@/site/paths";
import type { Rule } from "./rule";

/**
 * Checks that every old address leads to a page and that none hides a page or a file of the site.
 * This rules out circles too, because in a circle no target is a page.
 */
export const checkRedirects: Rule = ({ content }, report) => {
  const { redirects } = content.files;
  if (!redirects) return;
  const { data, source } = redirects;
  const pages = [...pagePaths(content)];
  for (const [index, { from, to }] of data.entries()) {
    for (const [place, address] of from.entries()) {
      const at = { source, path: [index, "from", place] };
      const page = pageAt(address);
      // /about.html may lead to /about: hosts do the same without a rule.
      if (pages.includes(page) && (page === address || page !== to))
        report(at, `${address} is already a page`, "choose an address that no page has");
      if (isOwnAddress(address))
        report(at, `the site uses the address ${address} itself`, "choose another, or delete it");
    }
    if (!pages.includes(to))
      report(
        { source, path: [index, "to"] },
        `there is no page ${to}`,
        suggest(to, pages, "change it, or delete this entry"),
      );
  }
  // The home page and the regions link to short addresses (specification, section 2).
  const popular = content.entries.regions.flatMap(({ data: region }) =>
    region.popularServices.map(({ service }) => service),
  );
  for (const { id, data: service } of content.entries.services) {
    const from = paths.service(service.code);
    const isNeeded = service.featured || popular.includes(id);
    if (service.code !== id && isNeeded && !data.some((redirect) => redirect.from.includes(from)))
      report(
        { source },
        `the short address ${from} is missing, and pages of this site link to it`,
        `add ${from} to the addresses that lead to ${paths.service(id)}`,
      );
  }
};
