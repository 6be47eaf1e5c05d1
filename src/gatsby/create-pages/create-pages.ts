import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { textPageIds } from "../../site/page-ids";
import { pages } from "../../site/pages";
import { isPublishing } from "../environment";
import { queryOrPanic } from "../query-or-panic";
import { createBlogPages, type CreatePage } from "./blog";
import { startEncoding } from "./start-encoding";

/** All pages that are made from content; the others are files in src/pages. */
export async function createPages(api: CreatePagesArgs): Promise<void> {
  const { allService, allRegion, allPageWords, allRedirect } =
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
          allPageWords {
            nodes {
              slug
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
  const create: CreatePage = (address, template, context) => {
    const component = path.resolve("src", "templates", template, `${template}.tsx`);
    api.actions.createPage({ path: address, component, context });
  };
  for (const { id, path: address } of allService.nodes) create(address, "service-page", { id });
  for (const { id, path: address } of allRegion.nodes) create(address, "region-page", { id });
  // The pages of nothing but a text, those the owner has written.
  const written = allPageWords.nodes.map(({ slug }) => slug);
  for (const slug of textPageIds.filter((id) => written.includes(id)))
    create(pages[slug].path, "text-page", { slug });
  // For hosts that know no redirects; those that do get rules after the build.
  for (const { from, to } of allRedirect.nodes) create(from, "redirect-page", { to });
  await createBlogPages(api, create);
  if (isPublishing()) await startEncoding(api);
  // Every component in every state, in development only: a build makes no such page and bundles none of it.
  if (!isPublishing()) create("/styleguide", "styleguide-page", {});
}
