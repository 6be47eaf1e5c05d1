import { absoluteUrl } from "../../site/links";
import { paths } from "../../site/paths";
import { escapeXml, toCdata } from "./escape-xml";

/** An article as the feed holds it: the body is safe HTML. */
export type FeedPost = Queries.SiteContentQuery["allBlogPost"]["nodes"][number];

export interface FeedFacts {
  siteAddress: string;
  title: string;
  description: string;
}

/** A reader that asks every hour gets articles whole; older ones are on the site. */
const maxPosts = 50;

/** RFC 822 with four digits of the year, as https://www.rssboard.org/rss-specification wants it. */
const formatFeedDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

/**
 * The newest articles, whole, as RSS 2.0 (https://www.rssboard.org/rss-specification) with the body
 * in `content:encoded` (https://purl.org/rss/1.0/modules/content/).
 */
export function formatFeed(posts: readonly FeedPost[], facts: FeedFacts): string {
  const { siteAddress } = facts;
  const newest = [...posts].sort((a, b) => b.date.localeCompare(a.date)).slice(0, maxPosts);
  const [latest] = newest;
  const url = (path: string) => escapeXml(absoluteUrl(siteAddress, path));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    `<title>${escapeXml(facts.title)}</title>`,
    `<link>${url(paths.blog)}</link>`,
    `<atom:link href="${url(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(facts.description)}</description>`,
    "<language>en-AU</language>",
    ...(latest ? [`<lastBuildDate>${formatFeedDate(latest.date)}</lastBuildDate>`] : []),
    ...newest.map((post) => formatItem(post, facts)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function formatItem(post: FeedPost, { siteAddress }: FeedFacts): string {
  const address = absoluteUrl(siteAddress, post.path);
  return [
    "<item>",
    `<title>${escapeXml(post.title)}</title>`,
    `<link>${escapeXml(address)}</link>`,
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    `<pubDate>${formatFeedDate(post.date)}</pubDate>`,
    `<dc:creator>${escapeXml(post.author)}</dc:creator>`,
    ...[post.category, ...post.tags].map((name) => `<category>${escapeXml(name)}</category>`),
    `<description>${escapeXml(post.excerpt)}</description>`,
    `<content:encoded>${toCdata(makeLinksAbsolute(post.html, address))}</content:encoded>`,
    "</item>",
  ].join("\n");
}

/** An address within the site, as published markdown writes it: in text, the `<` of a tag would be written otherwise. */
const innerAddress = /(<a\b[^>]* href=")(?=[/#])([^"]*)/g;

/**
 * Published markdown with every link in it made absolute, as readers of a feed need it. `pageAddress` is the absolute
 * address of the page it is on.
 */
export function makeLinksAbsolute(html: string, pageAddress: string): string {
  const { origin } = new URL(pageAddress);
  return html.replace(
    innerAddress,
    (_, tag: string, address: string) =>
      `${tag}${address.startsWith("#") ? pageAddress : origin}${address}`,
  );
}
