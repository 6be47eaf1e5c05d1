import { escapeXml, toCdata } from "@/lib/escape-xml";
import { absoluteUrl } from "@/site/links";
import { paths } from "@/site/paths";

/** An article for the feed. `date` is `YYYY-MM-DD`, and `html` is safe HTML. */
export interface FeedPost {
  path: string;
  title: string;
  date: string;
  category: string;
  tags: readonly string[];
  excerpt: string;
  author: string;
  html: string;
}

export interface FeedFacts {
  siteAddress: string;
  title: string;
  description: string;
}

/** The largest number of articles in the feed. Feed readers fetch all of it every hour, and older articles are on the site. */
const maxPosts = 50;

/** Formats a day for the feed: RFC 822 with a year of four digits (https://www.rssboard.org/rss-specification). */
const formatFeedDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

/**
 * Formats the newest articles in full as RSS 2.0 (https://www.rssboard.org/rss-specification), with the body in
 * `content:encoded` (https://purl.org/rss/1.0/modules/content/).
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

/** Matches a link within the site in published markdown. Every `<` in the words is escaped there, so only tags match. */
const innerAddress = /(<a\b[^>]* href=")(?=[/#])([^"]*)/g;

/**
 * Makes every link in published markdown absolute, because feed readers don't know the site. `pageAddress` is the absolute
 * address of the page with the text.
 */
function makeLinksAbsolute(html: string, pageAddress: string): string {
  const { origin } = new URL(pageAddress);
  return html.replace(
    innerAddress,
    (_, tag: string, address: string) =>
      `${tag}${address.startsWith("#") ? pageAddress : origin}${address}`,
  );
}
