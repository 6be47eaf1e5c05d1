import type { BuildArgs } from "gatsby";
import type { FeedPost } from "../../site/feeds/format-feed";
import type {
  BlogPostFacts,
  BusinessFacts,
  QuestionFacts,
  RegionFacts,
  SeoWords,
  ServiceFacts,
  SharedPicture,
} from "../../site/head/page-facts";
import type { Redirect } from "../../site/redirects";
import type { SiteContent } from "../../site/gate/expect-pages";
import { queryOrPanic } from "../query-or-panic";

interface Data {
  business: BusinessFacts & { forms: { bookingAction: string; contactAction: string } };
  pricing: { services: { from: number }[] };
  allPageWords: { nodes: { slug: string; seo: SeoWords; hero: SharedPicture | null }[] };
  allService: { nodes: ServiceFacts[] };
  allRegion: { nodes: RegionFacts[] };
  allBlogPost: { nodes: (BlogPostFacts & FeedPost)[] };
  allFaqItem: { nodes: QuestionFacts[] };
  allRedirect: { nodes: Redirect[] };
}

/** What the files beside the pages and the checks are made from. */
export interface PublishedContent extends SiteContent {
  posts: readonly (BlogPostFacts & FeedPost)[];
  /** Where the forms post to. */
  formActions: readonly string[];
}

const picture = "alt share { path width height }";

const query = `query {
  business {
    name shortName siteAddress tagline description email timeZone
    phone { mobile landline }
    base { locality state country latitude longitude }
    hours { days opens closes byAppointment }
    social { facebook instagram }
    forms { bookingAction contactAction }
  }
  pricing { services { from } }
  allPageWords(sort: { slug: ASC }) { nodes { slug seo { title description } hero { ${picture} } } }
  allService(sort: [{ order: ASC }, { slug: ASC }]) {
    nodes {
      path name summary
      seo { title description }
      price { from }
      faq { question answerText }
      hero { ${picture} }
    }
  }
  allRegion(sort: [{ order: ASC }, { slug: ASC }]) {
    nodes {
      path name longName
      seo { title description }
      geo { latitude longitude }
      popularServices { service { path name } price { from } }
      faq { question answerText }
      hero { ${picture} }
    }
  }
  allBlogPost(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes {
      path title excerpt metaDescription date category tags author wordCount html
      hero { ${picture} }
    }
  }
  allFaqItem(sort: { order: ASC }) { nodes { question answerText } }
  allRedirect { nodes { from to } }
}`;

/** Asks for everything the steps after a build need, once. */
export async function querySiteContent(
  api: Pick<BuildArgs, "graphql" | "reporter">,
): Promise<PublishedContent> {
  const data = await queryOrPanic<Data>(api, "files beside the pages", query);
  const { forms, ...business } = data.business;
  const words = data.allPageWords.nodes;
  const regions = data.allRegion.nodes;
  const homePicture = words.find(({ slug }) => slug === "home")?.hero;
  if (!homePicture)
    throw new Error(
      "content/pages/home has no hero picture, which stands in for pages without one",
    );
  return {
    site: {
      business,
      prices: data.pricing.services.map(({ from }) => from),
      regions: regions.map(({ name, longName, path }) => ({ name, longName, path })),
      picture: homePicture,
    },
    words,
    services: data.allService.nodes,
    regions,
    posts: data.allBlogPost.nodes,
    faq: data.allFaqItem.nodes,
    redirects: data.allRedirect.nodes,
    formActions: [forms.bookingAction, forms.contactAction],
  };
}
