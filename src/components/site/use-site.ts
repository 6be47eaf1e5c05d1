import { graphql, useStaticQuery } from "gatsby";
import type { SiteFacts } from "../../site/head/page-facts";
import { required } from "../../site/required";

/** The facts about the site that every page needs, in one static query, so that browsers fetch them once. */
function useSiteQuery() {
  return useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      business {
        ...BusinessHead
        serviceArea
        map
        timeZone
        notice
        nextFree {
          text
          begins
        }
        base {
          latitude
          longitude
        }
        abn
        gst
        statistics {
          script
          domain
        }
        phone {
          whatsapp
        }
        replyHours {
          from
          to
        }
        social {
          googleReviews
        }
      }
      pricing {
        services {
          from
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
      allPageWords(sort: { slug: ASC }) {
        nodes {
          slug
        }
      }
      home: pageWords(slug: { eq: "home" }) {
        hero {
          ...SharedPicture
        }
      }
    }
  `);
}

/** The business: names, contact, hours. */
export function useBusiness() {
  return required(useSiteQuery().business, "content/business.yml");
}

/** The regions in their order; the first is assumed until the visitor's is known. */
export function useRegions() {
  return useSiteQuery().allRegion.nodes;
}

/** Ids of the pages that the owner has written. */
export function useWrittenPages(): readonly string[] {
  return useSiteQuery().allPageWords.nodes.map(({ slug }) => slug);
}

/** The facts, beside the page's own, that heads and structured data need. */
export function useSiteFacts(): SiteFacts {
  const { business, pricing, allRegion, home } = useSiteQuery();
  return {
    business: required(business, "content/business.yml"),
    prices: required(pricing, "content/pricing.yml").services.map(({ from }) => from),
    regions: allRegion.nodes,
    picture: required(home?.hero, "the hero of the home page"),
  };
}
