import type { CheckedContent } from "@/content/check/checked-content";
import { pagePaths, unpublishedPages } from "@/content/check/page-paths";
import { suggest } from "@/content/nearest";
import { fieldProblem, warningAt } from "@/content/problem";
import { ownFolders } from "@/site/page-ids";
import { pageAt, paths } from "@/site/paths";
import type { Rule } from "./rule";
import { valuesAt, type ValueWithSource } from "./values-at";

/** The number of addresses that Cloudflare Pages forwards (https://developers.cloudflare.com/pages/configuration/redirects/). */
const maxAddresses = 2000;

/**
 * Checks that every old address leads to a page and that none hides a page. This rules out circles too, because in a circle
 * no target is a page.
 */
export const checkRedirects: Rule = ({ content, today }) => {
  const { redirects } = content.files;
  if (!redirects) return [];
  const { data, source } = redirects;
  const unpublished = unpublishedPages(content, today).map(({ path }) => path);
  const pages = [...pagePaths(content)].filter((page) => !unpublished.includes(page));
  const addresses = valuesAt([redirects], "*.from.*");
  const hiding = addresses
    .filter(({ value, path }) => {
      const page = pageAt(value);
      // /about.html may lead to /about: hosts do the same without a rule.
      return pages.includes(page) && (page === value || page !== data[Number(path[0])]?.to);
    })
    .map(({ value, path }) =>
      fieldProblem(source, path, {
        found: `${value} is already a page`,
        fix: "choose an address that no page has",
      }),
    );
  const reserved = addresses
    .filter(({ value }) => ownFolders.includes(value.split(/[/?]/)[1] ?? ""))
    .map(({ value, path }) =>
      fieldProblem(source, path, {
        found: `the site uses the address ${value} itself`,
        fix: "choose another, or delete it",
      }),
    );
  const targets = data.flatMap(({ to }, index) => {
    if (pages.includes(to)) return [];
    return fieldProblem(source, [index, "to"], {
      found: `there is no published page ${to}`,
      fix: suggest(to, pages, "change it, or delete this entry"),
    });
  });
  const missing = shortAddresses(content)
    .filter(({ from }) => !addresses.some(({ value }) => value === from))
    .map(({ from, to }) =>
      fieldProblem(source, [], {
        found: `the short address ${from} is missing, and pages of this site link to it`,
        fix: `add ${from} to the addresses that lead to ${to}`,
      }),
    );
  return [...hiding, ...reserved, ...targets, ...missing, ...hostLimits(addresses)];
};

/** Warnings about addresses that some hosts can't forward. */
function hostLimits(addresses: readonly ValueWithSource[]) {
  const [query] = addresses.filter(({ value }) => value.includes("?"));
  const beyond = addresses[maxAddresses];
  return [
    ...(query
      ? [
          warningAt(query.source, query.path, {
            found: `only Netlify can forward an address with a question mark, such as ${query.value}`,
            fix: "ignore this if your site is on Netlify; otherwise write only the part before the question mark",
          }),
        ]
      : []),
    ...(beyond
      ? [
          warningAt(beyond.source, beyond.path, {
            found: `Cloudflare Pages forwards only ${maxAddresses} addresses, and not this one or those after it`,
            fix: "delete addresses that nobody visits, or leave them if your site is on another host",
          }),
        ]
      : []),
  ];
}

/** The short addresses that have to exist, because the home page and the regions link to them (specification, section 2). */
function shortAddresses({ entries }: CheckedContent) {
  const popular = entries.regions
    .filter(({ data }) => !data.draft)
    .flatMap(({ data }) => data.popularServices.map(({ service }) => service));
  return entries.services
    .filter(({ id, data }) => !data.draft && data.code !== id)
    .filter(({ id, data }) => data.featured || popular.includes(id))
    .map(({ id, data }) => ({ from: paths.service(data.code), to: paths.service(id) }));
}
