/** @jest-environment jsdom */
import { type FeedPost, formatFeed } from "@/post-build/feeds/format-feed";

const facts = {
  siteAddress: "https://rivergum.example",
  title: "Rivergum: Tips & Advice",
  description: "Guides.",
};
const post: FeedPost = {
  path: "/blog/mould",
  title: "Mould & <b>you</b>",
  excerpt: "What it is.",
  date: "2025-06-10",
  category: "Health & Safety",
  tags: ["mould"],
  author: "Rivergum team",
  html: '<p><a href="/booking">Book</a></p>',
};

/** Parses the feed as XML. Throws if it is not well-formed. */
function read(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, "text/xml");
  const error = document.querySelector("parsererror");
  if (error) throw new Error(error.textContent ?? "not well-formed");
  return document;
}

test("the feed has the whole article, with absolute links", () => {
  const item = read(formatFeed([post], facts)).querySelector("item");
  const text = (name: string) => item?.getElementsByTagName(name)[0]?.textContent;
  expect(text("title")).toBe("Mould & <b>you</b>");
  expect(text("link")).toBe("https://rivergum.example/blog/mould");
  expect(text("guid")).toBe("https://rivergum.example/blog/mould");
  expect(text("pubDate")).toBe("Tue, 10 Jun 2025 00:00:00 GMT");
  expect(text("dc:creator")).toBe("Rivergum team");
  expect(text("content:encoded")).toBe(
    '<p><a href="https://rivergum.example/booking">Book</a></p>',
  );
  expect([...(item?.querySelectorAll("category") ?? [])].map((each) => each.textContent)).toEqual([
    "Health & Safety",
    "mould",
  ]);
});

test("the feed has at most fifty articles, the newest, and the date of the latest", () => {
  const older = { ...post, date: "2025-01-05" };
  const feed = read(formatFeed([...Array<FeedPost>(59).fill(older), post], facts));
  expect(feed.querySelectorAll("item")).toHaveLength(50);
  const newest = "Tue, 10 Jun 2025 00:00:00 GMT";
  expect(feed.querySelector("lastBuildDate")?.textContent).toBe(newest);
});

test.each(["]]>", "]]]]>>", "</channel>", "a\u0000b\u000bc", "\ud800"])(
  "the feed stays well-formed with %j in its texts",
  (text) => {
    const hostile = { ...post, title: text, excerpt: text, tags: [text], html: `<p>${text}</p>` };
    expect(read(formatFeed([hostile], facts)).querySelectorAll("item")).toHaveLength(1);
  },
);

test("links to a place on the page become absolute, and links to other sites stay", () => {
  const html =
    '<a class="x" href="#a">A</a><a href="https://b.example">B</a><code>href="/c"</code>';
  expect(formatFeed([{ ...post, html }], facts)).toContain(
    html.replace("#a", "https://rivergum.example/blog/mould#a"),
  );
});
