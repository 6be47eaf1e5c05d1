import path from "node:path";
import { formatFeed } from "../../site/feeds/format-feed";
import { formatManifest } from "../../site/feeds/format-manifest";
import { formatRobots } from "../../site/feeds/format-robots";
import { formatSecurity } from "../../site/feeds/format-security";
import { formatSitemap } from "../../site/feeds/format-sitemap";
import { paths } from "../../site/paths";
import { listSitemapEntries } from "../../site/gate/expect-pages";
import type { PublishedContent } from "./query-site-content";
import { writeIfChanged } from "./write-if-changed";

/** Writes what machines read beside the pages: sitemap, robots.txt, security.txt, feed and manifest. */
export function writeFeeds(publicFolder: string, content: PublishedContent): void {
  const { business } = content.site;
  const blog = content.words.find(({ slug }) => slug === "blog");
  const feed = formatFeed(content.posts, {
    siteAddress: business.siteAddress,
    timeZone: business.timeZone,
    title: `${business.name}: ${blog?.seo.title ?? "Articles"}`,
    description: blog?.seo.description ?? business.description,
  });
  const files: [file: string, text: string][] = [
    [paths.sitemap, formatSitemap(listSitemapEntries(content), business.siteAddress)],
    ["/robots.txt", formatRobots(business.siteAddress)],
    [paths.security, formatSecurity(business, new Date())],
    [paths.feed, feed],
    [paths.manifest, formatManifest(business)],
  ];
  for (const [file, text] of files) writeIfChanged(path.join(publicFolder, file), text);
}
