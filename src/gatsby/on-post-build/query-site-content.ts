import type { BuildArgs } from "gatsby";
import { queryOrPanic } from "@/gatsby/query-or-panic";
import { assertDefined } from "@/lib/assert-defined";

const query = /* GraphQL */ `
  query SiteContent {
    business {
      name
      description
      siteAddress
      forms {
        bookingAction
        contactAction
      }
      statistics {
        script
      }
    }
    blog: pageContent(slug: { eq: "blog" }) {
      seo {
        title
        description
      }
    }
    allBlogPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        path
        title
        date
        category
        tags
        excerpt
        author
        html
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
  const business = assertDefined(data.business, "content/business.yml");
  const { name, description, siteAddress, forms, statistics } = business;
  const seo = data.blog?.seo;
  return {
    siteAddress,
    /** The addresses to which the forms post. */
    formActions: [forms.bookingAction, forms.contactAction],
    statistics: statistics?.script,
    posts: data.allBlogPost.nodes,
    feed: {
      siteAddress,
      title: `${name}: ${seo?.title ?? "Articles"}`,
      description: seo?.description ?? description,
    },
    redirects: data.allRedirect.nodes,
  };
}
