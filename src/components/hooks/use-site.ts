import { graphql, useStaticQuery } from "gatsby";
import { assertDefined } from "@/lib/assert-defined";
import type { SiteFacts } from "@/site/head/page-facts";

/** Facts that every page needs, in one static query, so that browsers fetch them once. */
function useSiteQuery() {
  return useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      business {
        ...BusinessHead
        serviceArea
        map
        timeZone
        notice
        abn
        phone {
          canReceiveSms
          landline
        }
        replyHours {
          from
          to
        }
        social {
          googleReviews
        }
      }
      allService(sort: { slug: ASC }) {
        nodes {
          price {
            standard
          }
        }
      }
      allRegion(sort: [{ order: ASC }, { slug: ASC }]) {
        nodes {
          slug
          name
          longName
          inSentence
          path
        }
      }
      home: pageContent(slug: { eq: "home" }) {
        hero {
          ...SharedPicture
        }
      }
      about: pageContent(slug: { eq: "about" }) {
        owner
      }
      allBlogPost {
        totalCount
      }
    }
  `);
}

/** The business: names, contact, hours. */
export function useBusiness() {
  return assertDefined(useSiteQuery().business, "content/business.yml");
}

/** Whether there is an article, and so a blog. */
export function useHasArticles() {
  return useSiteQuery().allBlogPost.totalCount > 0;
}

/** Who does the work, as the About page names them; shown where visitors decide to book. */
export function useOwner() {
  return useSiteQuery().about?.owner;
}

/** The regions in their order; the first is assumed until the visitor's is known. */
export function useRegions() {
  return useSiteQuery().allRegion.nodes;
}

/** The facts, beside the page's own, that heads and structured data need. */
export function useSiteFacts(): SiteFacts {
  const { business, allService, allRegion, home } = useSiteQuery();
  return {
    business: assertDefined(business, "content/business.yml"),
    prices: allService.nodes.map(({ price }) => price.standard),
    regions: allRegion.nodes,
    picture: assertDefined(home?.hero, "the hero of the home page"),
  };
}
