import { paths } from "../../site/paths";
import type { CheckedContent } from "../checked-content";
import { suggest } from "../nearest";
import { problemAt, type Words } from "../problem";
import type { Rule } from "./rule";
import { unpublishedPages } from "../page-paths";

/** Every short address leads to a page, once, and hides none. */
export const checkRedirects: Rule = ({ content, pages: all, today }) => {
  const { redirects } = content.files;
  if (!redirects) return [];
  const { data, source } = redirects;
  const unpublished = new Set(unpublishedPages(content, today).map(({ path }) => path));
  const pages = new Set([...all].filter((page) => !unpublished.has(page)));
  const rows = data.flatMap(({ from, to }, index) =>
    from.map((address, place) => ({ from: address, to, at: [index, "from", place] })),
  );
  const targets = new Map<string, string>();
  for (const { from, to } of rows) if (!targets.has(from)) targets.set(from, to);
  const violations = rows.flatMap(({ from, to, at }, index) => {
    const isAgain = rows.findIndex((row) => row.from === from) < index;
    const words = isAgain
      ? [{ found: `the address ${from} twice`, fix: "keep one of the two" }]
      : violationsOf(from, to, targets, pages);
    return words.map((each) => problemAt(source, at, each));
  });
  // Once for all addresses of a row. A chain is lost too: its target is no page.
  const lost = data.flatMap(({ from, to }, index) => {
    if (pages.has(to) || from.some((address) => circleOf(address, to, targets))) return [];
    const further = targets.get(to);
    const near = [...pages].filter((page) => !/^\/blog\/(tag|category)\//.test(page));
    return problemAt(source, [index, "to"], {
      cause: to,
      found: `a target that does not exist (${to})`,
      fix: further === undefined ? suggest(to, near) : `write ${further}, where that address leads`,
    });
  });
  const missing = missingShortAddresses(content, targets).map(({ from, to }) =>
    problemAt(source, [], {
      found: `no short address ${from}, to which pages of this site link`,
      fix: `add ${from} to the addresses that lead to ${to}`,
    }),
  );
  return [...violations, ...lost, ...missing];
};

/** The home page and the regions link to services by their short code (specification, section 1). */
function missingShortAddresses(
  { entries, drafts }: CheckedContent,
  targets: ReadonlyMap<string, string>,
) {
  const popular = entries.regions.flatMap(({ data }) =>
    data.popularServices.map(({ service }) => service),
  );
  return entries.services
    .filter(({ id, data }) => !drafts.has(`services/${id}`) && data.code !== id)
    .filter(({ id, data }) => data.featured || popular.includes(id))
    .map(({ id, data }) => ({ from: paths.service(data.code), to: paths.service(id) }))
    .filter(({ from }) => !targets.has(from));
}

/** The addresses that one which never arrives goes through, or undefined for one that does. */
function circleOf(from: string, to: string, targets: ReadonlyMap<string, string>) {
  const through = [from];
  for (let next: string | undefined = to; next !== undefined; next = targets.get(next)) {
    if (through.includes(next)) return [...through, next];
    through.push(next);
  }
  return undefined;
}

/** What is wrong with one of the addresses. */
function violationsOf(
  from: string,
  to: string,
  targets: ReadonlyMap<string, string>,
  pages: ReadonlySet<string>,
): Words[] {
  const seen = "The visitor's browser goes round in circles.";
  if (from === to)
    return [
      {
        found: `${from}, which leads to itself`,
        fix: "name another page or delete the line",
        seen,
      },
    ];
  const found: Words[] = [];
  if (pages.has(from))
    found.push({
      found: `${from}, where a page stands`,
      fix: "choose an address that no page has",
      seen: "Nobody can open that page.",
    });
  const circle = circleOf(from, to, targets);
  if (circle)
    found.push({
      found: `a circle (${circle.join(" → ")})`,
      fix: "let each address lead to a page that exists",
      seen,
    });
  return found;
}
