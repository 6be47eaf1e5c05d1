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
  return findRedirectViolations(rows, pages).map((violation) => {
    const same = rows.filter(({ from }) => from === violation.from);
    const row = violation.kind === "duplicate" ? same.at(-1) : same[0];
    return problemAt(source, row?.at ?? [], describe(violation, targets, pages));
  });
};

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
