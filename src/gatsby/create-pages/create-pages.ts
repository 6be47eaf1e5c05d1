import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { queryOrPanic } from "@/gatsby/query-or-panic";
import { textPageIds } from "@/site/page-ids";
import { pages } from "@/site/pages";

/** Creates all pages that are made from the content. The others are files in src/pages. */
export async function createPages(api: CreatePagesArgs): Promise<void> {
  const { allService, allRegion, allBlogPost, allRedirect } =
    await queryOrPanic<Queries.ContentPagesQuery>(
      api,
      /* GraphQL */ `
        query ContentPages {
          allService {
            nodes {
              id
              path
            }
          }
          allRegion {
            nodes {
              id
              path
            }
          }
          allBlogPost {
            nodes {
              id
              path
            }
          }
          allRedirect {
            nodes {
              from
              to
            }
          }
        }
      `,
    );
  // Gatsby needs the path of the template, which follows from the template's name.
  const create = (address: string, template: string, context: Record<string, unknown>) => {
    const component = path.resolve("src", "templates", template, `${template}.tsx`);
    api.actions.createPage({ path: address, component, context });
  };
  for (const { id, path: address } of allService.nodes) create(address, "service-page", { id });
  for (const { id, path: address } of allRegion.nodes) create(address, "region-page", { id });
  for (const slug of textPageIds) create(pages[slug].path, "text-page", { slug });
  // Redirect pages for hosts without redirects; for other hosts, the build writes rules.
  for (const { from, to } of allRedirect.nodes) create(from, "redirect-page", { to });
  for (const { id, path: address } of allBlogPost.nodes) create(address, "blog-post-page", { id });
  if (allBlogPost.nodes.length > 0) create(pages.blog.path, "blog-page", {});
}
