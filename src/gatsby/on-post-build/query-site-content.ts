import type { BuildArgs } from "gatsby";
import { required } from "../../business/required";
import { queryOrPanic } from "../query-or-panic";

/** What the files beside the pages and the checks are made from. */
export type PublishedContent = Awaited<ReturnType<typeof querySiteContent>>;

const query = /* GraphQL */ `
  query SiteContent {
    business {
      ...BusinessHead
      forms {
        bookingAction
        contactAction
      }
      statistics {
        script
      }
    }
    pricing {
      services {
        from
      }
    }
    allPageWords(sort: { slug: ASC }) {
      nodes {
        slug
        seo {
          title
          description
        }
        hero {
          ...HeadPicture
        }
      }
    }
    allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...ServiceHead
      }
    }
    allRegion(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...RegionHead
        suburbs {
          name
        }
      }
    }
    allBlogPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...BlogPostHead
        ...FeedPost
      }
    }
    allFaqItem(sort: { order: ASC }) {
      nodes {
        question
        answerText
      }
    }
    allRedirect {
      nodes {
        from
        to
      }
    }
  }

  fragment HeadPicture on Picture {
    alt
    share {
      path
      width
      height
    }
    desktop {
      path
    }
  }

  fragment BusinessHead on Business {
    name
    shortName
    siteAddress
    tagline
    description
    email
    timeZone
    phone {
      mobile
      landline
    }
    base {
      locality
      state
      region
      country
    }
    hours {
      days
      opens
      closes
      byAppointment
    }
    social {
      facebook
      instagram
    }
  }

  fragment ServiceHead on Service {
    path
    name
    shortName
    summary
    seo {
      title
      description
    }
    price {
      from
    }
    faq {
      question
      answerText
    }
    hero {
      ...HeadPicture
    }
  }

  fragment RegionHead on Region {
    slug
    path
    name
    longName
    seo {
      title
      description
    }
    geo {
      latitude
      longitude
    }
    popularServices {
      service {
        path
        name
      }
      price {
        from
      }
    }
    faq {
      question
      answerText
    }
    hero {
      ...HeadPicture
    }
  }

  fragment BlogPostHead on BlogPost {
    path
    title
    metaDescription
    date
    category
    tags
    wordCount
    hero {
      ...HeadPicture
      search
    }
  }

  fragment FeedPost on BlogPost {
    excerpt
    author
    html
  }
`;

/** Asks for everything the steps after a build need, once. */
export async function querySiteContent(api: Pick<BuildArgs, "graphql" | "reporter">) {
  const data = await queryOrPanic<Queries.SiteContentQuery>(api, query);
  const { forms, statistics, ...business } = required(data.business, "content/business.yml");
  const words = data.allPageWords.nodes;
  const home = words.find(({ slug }) => slug === "home");
  return {
    site: {
      business,
      prices: required(data.pricing, "content/pricing.yml").services.map(({ from }) => from),
      regions: data.allRegion.nodes,
      picture: required(home?.hero, "the hero of the home page"),
    },
    words,
    services: data.allService.nodes,
    regions: data.allRegion.nodes,
    posts: data.allBlogPost.nodes,
    faq: data.allFaqItem.nodes,
    redirects: data.allRedirect.nodes,
    /** Where the forms post to. */
    formActions: [forms.bookingAction, forms.contactAction],
    statistics: statistics?.script,
  };
}
