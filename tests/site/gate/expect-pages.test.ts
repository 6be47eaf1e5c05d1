import { expectPages, listSitemapEntries } from "../../../src/site/gate/expect-pages";
import { post } from "../head/site-facts";
import { content, expectations } from "./small-site";

const day = (index: number) => new Date(Date.UTC(2025, 0, index)).toISOString().slice(0, 10);

test("lists of articles are expected in pages of 24, the newest first", () => {
  const posts = Array.from({ length: 50 }, (_, index) => ({
    ...post,
    path: `/blog/guide-${index}`,
    title: `Guide ${index}`,
    category: index < 25 ? "Tips" : "News",
    // Two names of one address.
    tags: index < 24 ? ["wash", "Wash!"] : [],
    date: day(index + 1),
  })).reverse();
  const { pages } = expectPages({ ...content, posts });
  const lists = pages
    .map(({ path }) => path)
    .filter((path) => /^\/blog(\/(page|tag|cat).*)?$/.test(path));
  expect(lists.sort()).toEqual([
    "/blog",
    "/blog/category/news",
    "/blog/category/news/page/2",
    "/blog/category/tips",
    "/blog/category/tips/page/2",
    "/blog/page/2",
    "/blog/page/3",
    "/blog/tag/wash",
  ]);
  const about = (path: string) => pages.find((page) => page.path === path)?.seo.description;
  expect(about("/blog/tag/wash")).toMatch(/^Articles tagged “Wash!”: 24 guides/);
  // The oldest is alone on the last page.
  expect(about("/blog/category/tips/page/2")).toMatch(/^Page 2 of 2\. .* 25 guides .* Guide 0\.$/);
  expect(about("/blog/category/tips")).toMatch(/Guide 10; Guide 11/);
});

test("the sitemap lists every page that may be listed, each once", () => {
  const indexed = expectations.pages.filter(({ seo }) => seo.isIndexed).map(({ path }) => path);
  expect(indexed).toEqual(expect.arrayContaining(["/", "/about", "/blog/sun", "/gold-coast"]));
  expect(listSitemapEntries(content).map(({ path }) => path)).toEqual(indexed);
  expect(new Set(indexed).size).toBe(indexed.length);
});
