import path from "node:path";
import { writeIfChanged } from "@/lib/files";
import type { PageReading } from "@/post-build/gate/read-page";
import { absoluteUrl } from "@/site/links";
import { paths } from "@/site/paths";
import { type FeedFacts, type FeedPost, formatFeed } from "./format-feed";
import { formatSitemap } from "./format-sitemap";

/** Writes the sitemap, robots.txt and the feed into the built site. */
export function writeFeeds(
  publicFolder: string,
  pages: ReadonlyMap<string, PageReading>,
  posts: readonly FeedPost[],
  facts: FeedFacts,
): void {
  const { siteAddress } = facts;
  const dates = new Map(posts.map((post) => [post.path, post.date]));
  const entries = [...pages]
    .filter(([, { isIndexed }]) => isIndexed)
    .map(([page]) => ({ path: page, lastModified: dates.get(page) }));
  const files: [file: string, text: string][] = [
    [paths.sitemap, formatSitemap(entries, siteAddress)],
    ["/robots.txt", formatRobots(siteAddress)],
    [paths.feed, formatFeed(posts, facts)],
  ];
  for (const [file, text] of files) writeIfChanged(path.join(publicFolder, file), text);
}

/**
 * Formats robots.txt (RFC 9309). It excludes only the inbox of the preview server. Pages that must not be listed say so
 * themselves, and crawlers have to read them to know.
 */
function formatRobots(siteAddress: string): string {
  return `User-agent: *\nDisallow: /__inbox\n\nSitemap: ${absoluteUrl(siteAddress, paths.sitemap)}\n`;
}
