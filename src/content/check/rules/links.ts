import type { CheckedContent } from "@/content/check/checked-content";
import { pagePaths } from "@/content/check/page-paths";
import { suggest } from "@/content/nearest";
import { inMarks, type ProblemText } from "@/content/problem";
import { isWebAddress } from "@/content/schema/fields";
import { sitemapPath } from "@/site/paths";

/** The pages of the site, its short addresses and its sitemap. */
export const knownAddresses = (content: CheckedContent): string[] => [
  ...pagePaths(content),
  ...(content.files.redirects?.data.flatMap(({ from }) => from) ?? []),
  sitemapPath,
];

/** An email address or a number that a link may open, in the form that every phone understands. */
const contact = /^(mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+|(tel|sms):\+?[0-9]{6,15})(\?\S*)?$/i;

/** Describes what is wrong with a link, or returns undefined. */
export function linkProblem(url: string, addresses: readonly string[]): ProblemText | undefined {
  if (isWebAddress(url) || contact.test(url)) return undefined;
  const link = `the link ${inMarks(url, 60)}`;
  if (!/^[/#](?!\/)/.test(url))
    return {
      found: `${link} leads nowhere`,
      fix: "write a page of this site, such as /booking, or an address that begins with https:, mailto:, tel: or sms:",
    };
  const [path = ""] = url.split(/[?#]/);
  if (path === "" || addresses.includes(path)) return undefined;
  return {
    found: `${link} leads to a page that does not exist`,
    fix: suggest(path, addresses, "remove the link, or give the page its old address back"),
  };
}
