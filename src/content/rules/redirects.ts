import { paths } from "../../site/paths";
import type { CheckedContent } from "../checked-content";
import { suggest } from "../nearest";
import { pagePaths, unpublishedPages } from "../page-paths";
import { problemAt } from "../problem";
import type { Rule } from "./rule";
import { valuesAt } from "./values-at";

/** Every short address leads to a page and hides none. (In a circle, no target is a page.) */
export const checkRedirects: Rule = ({ content, today }) => {
  const { redirects } = content.files;
  if (!redirects) return [];
  const { data, source } = redirects;
  const unpublished = unpublishedPages(content, today).map(({ path }) => path);
  const pages = [...pagePaths(content)].filter((page) => !unpublished.includes(page));
  const addresses = valuesAt([redirects], "*.from.*");
  const hiding = addresses
    .filter(({ value }) => pages.includes(value))
    .map(({ value, path }) =>
      problemAt(source, path, {
        found: `${value} is a page already`,
        fix: "choose an address that no page has",
      }),
    );
  const targets = data.flatMap(({ to }, index) => {
    if (pages.includes(to)) return [];
    return problemAt(source, [index, "to"], {
      found: `there is no published page ${to}`,
      fix: suggest(to, pages, "change it, or delete this entry"),
    });
  });
  const missing = shortAddresses(content)
    .filter(({ from }) => !addresses.some(({ value }) => value === from))
    .map(({ from, to }) =>
      problemAt(source, [], {
        found: `the short address ${from} is missing, and pages of this site link to it`,
        fix: `add ${from} to the addresses that lead to ${to}`,
      }),
    );
  return [...hiding, ...targets, ...missing];
};

/** The home page and the regions link to services by short code (specification, section 2). */
function shortAddresses({ entries, drafts }: CheckedContent) {
  const popular = entries.regions.flatMap(({ data }) =>
    data.popularServices.map(({ service }) => service),
  );
  return entries.services
    .filter(({ id, data }) => !drafts.has(`services/${id}`) && data.code !== id)
    .filter(({ id, data }) => data.featured || popular.includes(id))
    .map(({ id, data }) => ({ from: paths.service(data.code), to: paths.service(id) }));
}
