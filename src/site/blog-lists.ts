import { paths } from "./paths";

/** Articles on one page of a list. */
const postsPerPage = 24;

/** A list as its pages show it. A list without articles has one empty page. */
function paginate<About, Post>(
  about: About,
  posts: readonly Post[],
  pathOf: (page: number) => string,
) {
  const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: pages }, (_, index) => ({
    ...about,
    path: pathOf(index + 1),
    /** Counted from 1. */
    page: index + 1,
    pages,
    /** Articles on all pages of the list. */
    count: posts.length,
    /** Articles on this page. */
    posts: posts.slice(index * postsPerPage, (index + 1) * postsPerPage),
  }));
}

/** The pages of every list: all articles, each category and each tag. `posts` are sorted newest first. */
export function blogListPages<Post extends { category: string; tags: readonly string[] }>(
  posts: readonly Post[],
) {
  const categories = [...new Set(posts.map(({ category }) => category))].sort();
  // Tags that differ only in case or punctuation share a page, which is called by the spelling that sorts first.
  const tagAt = new Map<string, string>();
  for (const tag of posts.flatMap(({ tags }) => tags).sort())
    if (!tagAt.has(paths.blogTag(tag))) tagAt.set(paths.blogTag(tag), tag);
  return [
    ...paginate({ kind: "blog-list" } as const, posts, paths.blogPage),
    ...categories.flatMap((category) =>
      paginate(
        { kind: "blog-category", category } as const,
        posts.filter((post) => post.category === category),
        (page) => paths.blogCategory(category, page),
      ),
    ),
    ...[...tagAt].flatMap(([path, tag]) =>
      paginate(
        { kind: "blog-tag", tag } as const,
        posts.filter(({ tags }) => tags.some((each) => paths.blogTag(each) === path)),
        (page) => paths.blogTag(tag, page),
      ),
    ),
  ];
}
