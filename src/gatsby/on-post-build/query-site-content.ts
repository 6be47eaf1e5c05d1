import type { BuildArgs } from "gatsby";
import { queryOrPanic } from "@/gatsby/query-or-panic";
import { assertDefined } from "@/lib/assert-defined";

const query = /* GraphQL */ `
  query SiteContent {
    business {
      name
      siteAddress
      forms {
        bookingAction
        contactAction
      }
    }
    allBlogPost(sort: { path: ASC }) {
      nodes {
        path
        date
      }
    }
    allRedirect {
      nodes {
        from
        to
      }
    }
  }
`;

/** Queries everything that the steps after a build need from the content. */
export async function querySiteContent(api: Pick<BuildArgs, "graphql" | "reporter">) {
  const data = await queryOrPanic<Queries.SiteContentQuery>(api, query);
  const { name, siteAddress, forms } = assertDefined(data.business, "content/business.yml");
  return {
    name,
    siteAddress,
    /** The addresses to which the forms post. */
    formActions: [forms.bookingAction, forms.contactAction],
    /** The days of the articles by their paths. */
    dates: new Map(data.allBlogPost.nodes.map(({ path, date }) => [path, date])),
    redirects: data.allRedirect.nodes,
  };
}
