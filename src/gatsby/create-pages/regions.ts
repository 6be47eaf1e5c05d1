import type { CreatePagesArgs } from "gatsby";
import { queryOrPanic } from "../query-or-panic";
import { template } from "./template";

/** One page for each region. */
export async function createRegionPages(api: CreatePagesArgs): Promise<void> {
  const { allRegion } = await queryOrPanic<Queries.RegionPagesQuery>(
    api,
    /* GraphQL */ `
      query RegionPages {
        allRegion {
          nodes {
            id
            path
          }
        }
      }
    `,
  );
  for (const { id, path } of allRegion.nodes) {
    api.actions.createPage({ path, component: template("region-page"), context: { id } });
  }
}
