import type { CreatePagesArgs } from "gatsby";
import { inPages } from "../../business/blog";
import { paths } from "../../site/paths";
import { queryOrPanic } from "../query-or-panic";

/** Makes the page at an address with a template, which is named by its folder and never imported. */
export type CreatePage = (
  address: string,
  template: string,
  context: Record<string, unknown>,
) => void;

/** Articles, and lists in pages: of all of them, of each category and of each tag. */
export async function createBlogPages(api: CreatePagesArgs, create: CreatePage): Promise<void> {
  const { allBlogPost } = await queryOrPanic<Queries.BlogPagesQuery>(
    api,
    /* GraphQL */ `
      query BlogPages {
        allBlogPost(sort: [{ date: DESC }, { slug: ASC }]) {
          nodes {
            id
            path
            category
            tags
          }
        }
      }
    `,
  );
  const posts = allBlogPost.nodes;
  for (const { id, path } of posts) create(path, "blog-post-page", { id });
  const namesOf = (keys: readonly string[]) => [...new Set(keys)].sort();
  const categories = namesOf(posts.map(({ category }) => category));
  // Each page is told which articles it shows: to have each find its own among a thousand takes a tenth of a second.
  const createList = (
    pathOf: (page: number) => string,
    template: string,
    list: readonly { id: string }[],
    context: Record<string, unknown> = {},
  ) => {
    const inAll = inPages(list);
    for (const [index, shown] of inAll.entries()) {
      const page = index + 1;
      const ids = shown.map(({ id }) => id);
      const place = { page, pages: inAll.length, count: list.length, ids, categories };
      create(pathOf(page), template, { ...context, ...place });
    }
  };
  createList(paths.blogPage, "blog-list-page", posts);
  for (const category of categories) {
    const own = posts.filter((post) => post.category === category);
    const pathOf = (page: number) => paths.blogCategory(category, page);
    createList(pathOf, "blog-category-page", own, { category });
  }
  const made = new Set<string>();
  for (const tag of namesOf(posts.flatMap(({ tags }) => tags))) {
    // Tags that differ only in case or punctuation share an address: the first one made keeps it.
    if (made.has(paths.blogTag(tag))) continue;
    made.add(paths.blogTag(tag));
    const own = posts.filter(({ tags }) => tags.includes(tag));
    createList((page) => paths.blogTag(tag, page), "blog-tag-page", own, { tag });
  }
}
