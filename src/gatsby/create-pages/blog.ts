import type { CreatePagesArgs } from "gatsby";
import { postsPerPage } from "../../business/blog";
import { paths } from "../../site/paths";
import { queryOrPanic } from "../query-or-panic";

/** Makes the page at an address with a template, which is named by its folder and never imported. */
export type CreatePage = (
  address: string,
  template: string,
  context: Record<string, unknown>,
) => void;

/** Articles, the list of them in pages, and a list for each category and tag. */
export async function createBlogPages(api: CreatePagesArgs, create: CreatePage): Promise<void> {
  const { allBlogPost } = await queryOrPanic<Queries.BlogPagesQuery>(
    api,
    /* GraphQL */ `
      query BlogPages {
        allBlogPost {
          nodes {
            id
            path
          }
          categories: distinct(field: { category: SELECT })
          tags: distinct(field: { tags: SELECT })
        }
      }
    `,
  );
  for (const { id, path } of allBlogPost.nodes) create(path, "blog-post-page", { id });
  const pages = Math.max(1, Math.ceil(allBlogPost.nodes.length / postsPerPage));
  for (let page = 1; page <= pages; page += 1) {
    const skip = (page - 1) * postsPerPage;
    create(paths.blogPage(page), "blog-list-page", { page, pages, skip, limit: postsPerPage });
  }
  for (const category of allBlogPost.categories)
    create(paths.blogCategory(category), "blog-category-page", { category });
  const made = new Set<string>();
  for (const tag of allBlogPost.tags) {
    const path = paths.blogTag(tag);
    // Tags that differ only in case or punctuation share an address: the first one made keeps it.
    if (!made.has(path)) create(path, "blog-tag-page", { tag });
    made.add(path);
  }
}
