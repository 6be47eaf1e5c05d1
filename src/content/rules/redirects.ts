import { paths } from "../../site/paths";
import type { CheckedContent } from "../checked-content";
import { suggest } from "../nearest";
import { unpublishedPages } from "../page-paths";
import { problemAt } from "../problem";
import type { Rule } from "./rule";

/** Every short address leads to a page, once, and hides none. A circle is found at its targets: none of them is a page. */
export const checkRedirects: Rule = ({ content, pages: all, today }) => {
  const { redirects } = content.files;
  if (!redirects) return [];
  const { data, source } = redirects;
  const unpublished = unpublishedPages(content, today).map(({ path }) => path);
  const pages = [...all].filter((page) => !unpublished.includes(page));
  const known: string[] = [];
  const addresses = data.flatMap(({ from }, index) =>
    from.flatMap((address, place) => {
      const isTwice = known.includes(address);
      known.push(address);
      if (!isTwice && !pages.includes(address)) return [];
      return problemAt(source, [index, "from", place], {
        found: `${address} is ${isTwice ? "there twice" : "a page already"}`,
        fix: isTwice ? "keep one of the two" : "choose an address that no page has",
      });
    }),
  );
  const targets = data.flatMap(({ to }, index) => {
    if (pages.includes(to)) return [];
    const isDraft = unpublished.includes(to);
    return problemAt(source, [index, "to"], {
      found: `the page ${to} ${isDraft ? "is not published yet" : "does not exist"}`,
      fix: isDraft ? "take this row out until then" : suggest(to, pages),
    });
  });
  const missing = shortAddresses(content)
    .filter(({ from }) => !known.includes(from))
    .map(({ from, to }) =>
      problemAt(source, [], {
        found: `the short address ${from} is missing, and pages of this site link to it`,
        fix: `add ${from} to the addresses that lead to ${to}`,
      }),
    );
  return [...addresses, ...targets, ...missing];
};

/** The home page and the regions link to services by their short code (specification, section 1). */
function shortAddresses({ entries, drafts }: CheckedContent) {
  const popular = entries.regions.flatMap(({ data }) =>
    data.popularServices.map(({ service }) => service),
  );
  return entries.services
    .filter(({ id, data }) => !drafts.has(`services/${id}`) && data.code !== id)
    .filter(({ id, data }) => data.featured || popular.includes(id))
    .map(({ id, data }) => ({ from: paths.service(data.code), to: paths.service(id) }));
}
