import type { CheckedContent } from "@/content/check/checked-content";
import { pagePaths, pathOfEntry, unpublishedPages } from "@/content/check/page-paths";
import { suggest } from "@/content/nearest";
import { inMarks, type ProblemText } from "@/content/problem";
import { readMarkdown } from "@/content/read/markdown";
import { paths } from "@/site/paths";
import { parseWebAddress } from "@/site/web-address";
import type { RuleInput } from "./rule";

/** The addresses to which links may lead. */
export function knownAddresses({ content, today, environment }: RuleInput) {
  const pages = pagePaths(content);
  const short = content.files.redirects?.data.flatMap(({ from }) => from) ?? [];
  const siteAddress = environment.SITE_URL || content.files.business?.data.siteAddress;
  return {
    content,
    pages,
    siteAddress: siteAddress?.replace(/\/$/, ""),
    /** Pages, short addresses and generated files. */
    addresses: new Set([...pages, ...short, paths.sitemap]),
    /** Pages that a build leaves out, with their files. */
    unpublished: unpublishedPages(content, today),
  };
}

type Known = ReturnType<typeof knownAddresses>;

/** Addresses that are valid besides those on the web. */
const outside = [
  /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?.*)?$/i,
  /^(tel|sms):\+?[0-9]{6,15}(\?.*)?$/i,
];

/** Common mistakes: how such an address begins, what is wrong with it, and the fix. The first match is reported. */
const mistakes: readonly [begins: RegExp, found: string, fix: string][] = [
  [
    /^https?:\/\/localhost/i,
    "leads to your own computer",
    "write only the path of the page, such as /booking",
  ],
  [
    /^https:\/\/[^\s/]/i,
    "is not a valid web address",
    "write the name of the site with one dot between its parts, and %20 for a space",
  ],
  [/^http:/i, "is not secure", "begin it with https://"],
  [/^mailto:/i, "has no complete email address", "write one after mailto:, without spaces"],
  [/^(tel|sms):/i, "has no valid phone number", "write only digits after the colon"],
  [/^[^\s/#:]+@/, "is an email address", "write mailto: before it"],
  [/^([a-z][a-z0-9+.-]*:|\/\/|www\.)/i, "is not a full web address", "begin it with https://"],
  [/^(?![/#])/, "does not begin with /", "write it like /services/full-detail"],
];

/** A part of an example address that the owner has to replace. */
export const placeholderInLink =
  /(?<![\w-])(your-(link|id|code|site|name|access-key)(?![\w-])|example\.(com|net|org)\b)/i;

/** The problem with a link that is only an example. */
export const placeholderLink = (url: string): ProblemText => ({
  found: `${url.includes(":") ? "the link " : ""}${inMarks(url, 60)} is an example`,
  fix: "use your own instead, or delete it",
});

/** Describes what is wrong with a link, or returns undefined if it works. `file` is the file that has the link. */
export function linkProblem(url: string, file: string, known: Known): ProblemText | undefined {
  const { siteAddress } = known;
  // An address copied from the browser may be a page of this site.
  if (siteAddress && (url === siteAddress || url.startsWith(`${siteAddress}/`)))
    return linkProblem(url.slice(siteAddress.length) || "/", file, known);
  if (placeholderInLink.test(url)) return placeholderLink(url);
  if (parseWebAddress(url) || outside.some((fits) => fits.test(url))) return undefined;
  const [, found, fix] = mistakes.find(([begins]) => begins.test(url)) ?? [];
  if (!found || !fix) return pathProblem(url, file, known);
  return { found: `the link ${inMarks(url, 60)} ${found}`, fix };
}

function pathProblem(url: string, file: string, known: Known): ProblemText | undefined {
  const [path = "", place] = url.replace(/\?[^#]*/, "").split("#");
  const link = `the link ${inMarks(url, 60)}`;
  if (known.unpublished.some((page) => page.path === path))
    return {
      // A link from another unpublished page is no error yet.
      severity: known.unpublished.some((page) => page.file === file) ? "warning" : "error",
      found: `${link} leads to a page that is not published yet`,
      fix: "remove the link until then, or publish that page",
    };
  if (path === "" || known.addresses.has(path)) {
    const places = place ? placesOn(path, file, known.content) : undefined;
    if (!place || !places || places.includes(place)) return undefined;
    const heading = `section-${place}`;
    const fix = places.includes(heading)
      ? `write #${heading}`
      : suggest(place, places, "delete the # and what follows it");
    return { found: `${link} leads to a heading, question or job that is not on that page`, fix };
  }
  const meant = path
    .toLowerCase()
    .replace(/^\/content(?=\/)/, "")
    .replace(/(\/index)?\.(html?|md)$|\/+$/, "");
  return {
    found: `${link} leads to a page that does not exist`,
    fix: known.addresses.has(meant)
      ? `write ${meant}`
      : suggest(meant, [...known.pages], "remove the link, or give the page its old address back"),
  };
}

/**
 * The ids to which a link may lead on a page: jobs, questions, or the headings of its text. Undefined if the page's file
 * can't be read, so that one bad file doesn't cause errors elsewhere. An empty path means the page of `file` itself.
 */
function placesOn(path: string, file: string, { entries, files, ids, drafts }: CheckedContent) {
  if (path === paths.portfolio) return ids.portfolio.filter((id) => !drafts.has(`portfolio/${id}`));
  if (path === paths.faq || (path === "" && file === files.faq?.source.file))
    return files.faq?.data.map(({ id }) => id);
  const shown = Object.values(entries)
    .flat()
    .find((entry) => (path === "" ? entry.source.file === file : pathOfEntry(entry) === path));
  return shown && readMarkdown(shown.body).headings.map(({ id }) => id);
}
