import { pagePaths } from "@/content/check/page-paths";
import { suggest } from "@/content/nearest";
import { isOwnAddress } from "@/site/page-ids";
import { pageAt, paths } from "@/site/paths";
import type { Rule } from "./rule";
import { valuesAt } from "./values-at";

/**
 * Checks that every old address leads to a page and that none hides a page or a file of the site.
 * This rules out circles too, because in a circle no target is a page.
 */
export const checkRedirects: Rule = ({ content }, report) => {
  const { redirects } = content.files;
  if (!redirects) return;
  const { data, source } = redirects;
  const pages = [...pagePaths(content)];
  const addresses = valuesAt([redirects], "*.from.*");
  for (const at of addresses) {
    const { value, path } = at;
    const page = pageAt(value);
    // /about.html may lead to /about: hosts do the same without a rule.
    if (pages.includes(page) && (page === value || page !== data[Number(path[0])]?.to))
      report(at, `${value} is already a page`, "choose an address that no page has");
    if (isOwnAddress(value))
      report(at, `the site uses the address ${value} itself`, "choose another, or delete it");
  }
  for (const [index, { to }] of data.entries())
    if (!pages.includes(to))
      report(
        { source, path: [index, "to"] },
        `there is no page ${to}`,
        suggest(to, pages, "change it, or delete this entry"),
      );
  // The home page and the regions link to short addresses (specification, section 2).
  const popular = content.entries.regions.flatMap(({ data: region }) =>
    region.popularServices.map(({ service }) => service),
  );
  for (const { id, data: service } of content.entries.services) {
    const from = paths.service(service.code);
    const isNeeded = service.featured || popular.includes(id);
    if (service.code !== id && isNeeded && !addresses.some(({ value }) => value === from))
      report(
        { source },
        `the short address ${from} is missing, and pages of this site link to it`,
        `add ${from} to the addresses that lead to ${paths.service(id)}`,
      );
  }
};
