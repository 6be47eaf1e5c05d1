import type { CreatePagesArgs } from "gatsby";
import { postsPerPage } from "../../business/blog";
import { paths } from "../../site/paths";
import { queryOrPanic } from "../query-or-panic";
import { template } from "./template";

/** Articles, the list of them in pages, and a list for each category and tag. */
export async function createBlogPages(api: CreatePagesArgs): Promise<void> {
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
  const { createPage } = api.actions;
  for (const { id, path } of allBlogPost.nodes) {
    createPage({ path, component: template("blog-post-page"), context: { id } });
  }
  const pages = Math.max(1, Math.ceil(allBlogPost.nodes.length / postsPerPage));
  for (let page = 1; page <= pages; page += 1) {
    createPage({
      path: paths.blogPage(page),
      component: template("blog-list-page"),
      context: { page, pages, skip: (page - 1) * postsPerPage, limit: postsPerPage },
    });
  }
  for (const name of allBlogPost.categories) {
    createPage({
      path: paths.blogCategory(name),
      component: template("blog-category-page"),
      context: { category: name },
    });
  }
  const made = new Set<string>();
  for (const name of allBlogPost.tags) {
    const path = paths.blogTag(name);
    // Tags that differ only in case or punctuation share an address: the first one made keeps it.
    if (made.has(path)) continue;
    made.add(path);
    createPage({ path, component: template("blog-tag-page"), context: { tag: name } });
  }
}
