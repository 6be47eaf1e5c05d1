import type { CreatePagesArgs } from "gatsby";
import { queryOrPanic } from "../query-or-panic";
import { template } from "./template";

/** One page for each service. */
export async function createServicePages(api: CreatePagesArgs): Promise<void> {
  const { allService } = await queryOrPanic<Queries.ServicePagesQuery>(
    api,
    /* GraphQL */ `
      query ServicePages {
        allService {
          nodes {
            id
            path
          }
        }
      }
    `,
  );
  for (const { id, path } of allService.nodes) {
    api.actions.createPage({ path, component: template("service-page"), context: { id } });
  }
}
