import { paths } from "../../site/paths";
import type { CheckedContent } from "../checked-content";
import { findRedirectViolations, type RedirectViolation } from "../../site/redirects";
import { suggest } from "../nearest";
import { problemAt, type Rule } from "./rule";
import { unpublishedPages } from "./unpublished";

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
  const targets = new Map(rows.map(({ from, to }) => [from, to]));
  const missing = missingShortAddresses(content, targets).map(({ from, to }) =>
    problemAt(source, [], {
      found: `no short address ${from}, to which pages of this site link`,
      fix: `add ${from} to the addresses that lead to ${to}`,
    }),
  );
  const violations = findRedirectViolations(rows, pages).map((violation) => {
    const same = rows.filter(({ from }) => from === violation.from);
    const row = violation.kind === "duplicate" ? same.at(-1) : same[0];
    return problemAt(source, row?.at ?? [], describe(violation, targets, pages));
  });
  return [...violations, ...missing];
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

function describe(
  violation: RedirectViolation,
  targets: ReadonlyMap<string, string>,
  pages: ReadonlySet<string>,
): { found: string; fix: string; seen?: string; cause?: string } {
  switch (violation.kind) {
    case "duplicate":
      return { found: `the address ${violation.from} twice`, fix: "keep one of the two" };
    case "self":
      return {
        found: `${violation.from}, which leads to itself`,
        fix: "name another page or delete the line",
        seen: "The visitor's browser goes round in circles.",
      };
    case "loop":
      return {
        found: `a circle (${violation.through.join(" → ")})`,
        fix: "let each address lead to a page that exists",
        seen: "The visitor's browser goes round in circles.",
      };
    case "dead target": {
      const further = targets.get(violation.to);
      return {
        cause: violation.to,
        found: `a target that does not exist (${violation.to})`,
        fix:
          further === undefined
            ? suggest(
                violation.to,
                [...pages].filter((page) => !/^\/blog\/(tag|category)\//.test(page)),
              )
            : `write ${further}, where that address leads`,
      };
    }
    case "hides a page":
      return {
        found: `${violation.from}, where a page stands`,
        fix: "choose an address that no page has",
        seen: "Nobody can open that page.",
      };
  }
}
