import type { CreatePagesArgs } from "gatsby";
import { textPageIds } from "../../site/page-ids";
import { pages } from "../../site/pages";
import { queryOrPanic } from "../query-or-panic";
import { template } from "./template";

/** The pages of nothing but a text, those the owner has written. */
export async function createTextPages(api: CreatePagesArgs): Promise<void> {
  const { allPageWords } = await queryOrPanic<Queries.TextPagesQuery>(
    api,
    /* GraphQL */ `
      query TextPages {
        allPageWords {
          nodes {
            slug
          }
        }
      }
    `,
  );
  const written = new Set(allPageWords.nodes.map(({ slug }) => slug));
  for (const slug of textPageIds.filter((id) => written.has(id))) {
    const component = template("text-page");
    api.actions.createPage({ path: pages[slug].path, component, context: { slug } });
  }
}
