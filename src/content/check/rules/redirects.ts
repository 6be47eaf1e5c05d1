import { pagePaths } from "@/content/check/page-paths";
import { suggest } from "@/content/nearest";
import { listFiles } from "@/lib/files";
import { reservedTopLevel } from "@/site/page-ids";
import { pages } from "@/site/pages";
import { serviceAt, sitemapPath } from "@/site/paths";
import type { Rule } from "./rule";

/** The page that hosts show for a file: `/about.html` → `/about`, `/index.html` → `/`. */
const withoutHtml = (address: string) =>
  address.replace(/(\/index)?\.html?$/, "") || pages.home.path;

/** Files of the built site that are no pages: those of `static/`, and those that a build writes. */
const ownFiles = ["/robots.txt", "/_redirects", sitemapPath, ...listFiles("static")];

/**
 * Checks that every old address leads to a page and that none hides a page or a file of the site.
 * This rules out circles, because in a circle no target is a page.
 */
export const checkRedirects: Rule = ({ content }, report) => {
  const { redirects } = content.files;
  if (!redirects) return;
  const { data, source } = redirects;
  const known = [...pagePaths(content)];
  const ownFolders = reservedTopLevel.filter((name) => !known.includes(`/${name}`));
  for (const [index, { from, to }] of data.entries()) {
    for (const [place, address] of from.entries()) {
      const at = { source, path: [index, "from", place] };
      const page = withoutHtml(address);
      // Some systems and hosts make no difference between capitals and small letters.
      const [, folder = ""] = page.toLowerCase().split("/");
      const found = known.includes(page)
        ? `${address} is already a page`
        : ownFiles.includes(address.toLowerCase()) || ownFolders.includes(folder)
          ? `the site uses the address ${address} itself`
          : undefined;
      if (found) report(at, found, "delete this line, or the whole entry if it has no other");
    }
    if (known.includes(to)) continue;
    const goal = data.find((other) => other.from.includes(to) && known.includes(other.to))?.to;
    report(
      { source, path: [index, "to"] },
      `there is no page ${to}`,
      goal ? `write ${goal}` : suggest(to, known, "change it, or delete this entry"),
    );
  }
  // The home page and the regions link to short addresses (specification, section 2).
  const popular = content.entries.regions.flatMap(({ data: region }) =>
    region.popularServices.map(({ service }) => service),
  );
  for (const { id, data: service } of content.entries.services) {
    const from = serviceAt(service.code);
    const isNeeded = service.featured || popular.includes(id);
    if (service.code !== id && isNeeded && !data.some((redirect) => redirect.from.includes(from)))
      report(
        { source },
        `the short address ${from} is missing, and pages of this site link to it`,
        `add ${from} to the addresses that lead to ${serviceAt(id)}`,
      );
  }
};
