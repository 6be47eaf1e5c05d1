import { paths } from "../../site/paths";
import type { CheckedContent } from "../checked-content";
import { suggest } from "../nearest";
import { unpublishedPages } from "../page-paths";
import { problemAt, type Words } from "../problem";
import type { Rule } from "./rule";

/** Every short address leads to a page, once, and hides none. */
export const checkRedirects: Rule = ({ content, pages: all, today }) => {
  const { redirects } = content.files;
  if (!redirects) return [];
  const { data, source } = redirects;
  const unpublished = unpublishedPages(content, today).map(({ path }) => path);
  const pages = new Set([...all].filter((page) => !unpublished.includes(page)));
  const known = new Set<string>();
  const addresses = data.flatMap(({ from, to }, index) =>
    from.flatMap((address, place) => {
      const words = addressProblem(address, to, pages, known);
      known.add(address);
      return words ? problemAt(source, [index, "from", place], words) : [];
    }),
  );
  const targets = data.flatMap(({ to, from }, index) => {
    if (pages.has(to) || from.includes(to)) return [];
    const further = data.find((row) => row.from.includes(to))?.to;
    const near = [...pages].filter((page) => !/^\/blog\/(tag|category)\//.test(page));
    return problemAt(source, [index, "to"], {
      found: `the page ${to} ${unpublished.includes(to) ? "is not published yet" : "does not exist"}`,
      fix: unpublished.includes(to)
        ? "take this row out until then"
        : further !== undefined && pages.has(further)
          ? `write ${further}, where that address leads`
          : suggest(to, near),
    });
  });
  const missing = missingShortAddresses(content, known).map(({ from, to }) =>
    problemAt(source, [], {
      found: `the short address ${from} is missing, and pages of this site link to it`,
      fix: `add ${from} to the addresses that lead to ${to}`,
    }),
  );
  return [...addresses, ...targets, ...missing];
};

/** What is wrong with one of the addresses. A circle is found at its targets: none of them is a page. */
function addressProblem(
  address: string,
  to: string,
  pages: ReadonlySet<string>,
  known: ReadonlySet<string>,
): Words | undefined {
  if (address === to)
    return { found: `${to} leads to itself`, fix: "name another page, or delete the line" };
  if (pages.has(address))
    return { found: `${address} is a page already`, fix: "choose an address that no page has" };
  return known.has(address)
    ? { found: `${address} is there twice`, fix: "keep one of the two" }
    : undefined;
}

/** The home page and the regions link to services by their short code (specification, section 1). */
function missingShortAddresses({ entries, drafts }: CheckedContent, known: ReadonlySet<string>) {
  const popular = entries.regions.flatMap(({ data }) =>
    data.popularServices.map(({ service }) => service),
  );
  return entries.services
    .filter(({ id, data }) => !drafts.has(`services/${id}`) && data.code !== id)
    .filter(({ id, data }) => data.featured || popular.includes(id))
    .map(({ id, data }) => ({ from: paths.service(data.code), to: paths.service(id) }))
    .filter(({ from }) => !known.has(from));
}
