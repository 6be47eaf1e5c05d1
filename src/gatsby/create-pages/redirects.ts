import type { CreatePagesArgs } from "gatsby";
import { queryOrPanic } from "../query-or-panic";
import { template } from "./template";

/** A small page at each old or short address, for hosts that know no redirects; hosts that do get rules after the build. */
export async function createRedirectPages(api: CreatePagesArgs): Promise<void> {
  const { allRedirect } = await queryOrPanic<Queries.RedirectPagesQuery>(
    api,
    /* GraphQL */ `
      query RedirectPages {
        allRedirect {
          nodes {
            from
            to
          }
        }
      }
    `,
  );
  for (const { from, to } of allRedirect.nodes) {
    api.actions.createPage({ path: from, component: template("redirect-page"), context: { to } });
  }
}
