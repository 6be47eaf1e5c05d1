import type { CheckedContent } from "@/content/check/checked-content";
import { pagePaths, pathOfEntry } from "@/content/check/page-paths";
import { suggest } from "@/content/nearest";
import { inMarks, type ProblemText } from "@/content/problem";
import { readMarkdown } from "@/content/read/markdown";
import { isWebAddress } from "@/content/schema/fields";
import { paths } from "@/site/paths";

/** The pages of the site, its short addresses and its sitemap. */
export const knownAddresses = (content: CheckedContent): string[] => [
  ...pagePaths(content),
  ...(content.files.redirects?.data.flatMap(({ from }) => from) ?? []),
  paths.sitemap,
];

/** An email address or a number that a link may open, in the form that every phone understands. */
const contact = /^(mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+|(tel|sms):\+?[0-9]{6,15})(\?\S*)?$/i;

/** Describes what is wrong with a link, or returns undefined. `file` is the one that has it. */
export function linkProblem(
  url: string,
  file: string,
  addresses: readonly string[],
  content: CheckedContent,
): ProblemText | undefined {
  if (isWebAddress(url) || contact.test(url)) return undefined;
  const link = `the link ${inMarks(url, 60)}`;
  if (!/^[/#](?!\/)/.test(url))
    return {
      found: `${link} leads nowhere`,
      fix: "write a page of this site, such as /booking, or an address that begins with https:, mailto:, tel: or sms:",
    };
  const [path = "", place] = url.replace(/\?[^#]*/, "").split("#");
  if (path !== "" && !addresses.includes(path))
    return {
      found: `${link} leads to a page that does not exist`,
      fix: suggest(path, addresses, "remove the link, or give the page its old address back"),
    };
  const places = place ? placesOn(path, file, content) : undefined;
  if (!place || !places || places.includes(place)) return undefined;
  return {
    found: `${link} leads to a heading, question or job that is not on that page`,
    fix: suggest(place, places, "delete the # and what follows it"),
  };
}

/**
 * The ids to which a link may lead on a page: jobs, questions, or the headings of its text.
 * Undefined if the page's file can't be read, so that one bad file doesn't cause errors elsewhere.
 * An empty path means the page of `file` itself.
 */
function placesOn(path: string, file: string, { entries, files, ids }: CheckedContent) {
  if (path === paths.portfolio) return ids.portfolio;
  if (path === paths.faq || (path === "" && file === files.faq?.source.file))
    return files.faq?.data.map(({ id }) => id);
  const shown = Object.values(entries)
    .flat()
    .find((entry) => (path === "" ? entry.source.file === file : pathOfEntry(entry) === path));
  return shown && readMarkdown(shown.body).headings.map(({ id }) => id);
}
