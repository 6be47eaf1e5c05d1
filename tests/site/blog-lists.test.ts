import { blogListPages } from "@/site/blog-lists";

test("tags that differ only in case or punctuation share a page with all their articles", () => {
  const posts = [
    { slug: "coating", category: "Care", tags: ["Ceramic", "wax"] },
    { slug: "wash", category: "Care", tags: ["ceramic"] },
    { slug: "vinyl", category: "Care", tags: ["ceramic!"] },
  ];
  const pages = blogListPages(posts).filter(({ kind }) => kind === "blog-tag");
  expect(pages.map(({ path, count }) => [path, count])).toEqual([
    ["/blog/tag/ceramic", 3],
    ["/blog/tag/wax", 1],
  ]);
  expect(pages[0]?.posts.map(({ slug }) => slug)).toEqual(["coating", "wash", "vinyl"]);
});
