import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { useRegions, useSiteFacts } from "@/components/hooks/use-site";
import type { PageFacts } from "@/site/head/page-facts";
import { seoFor } from "@/site/head/seo-for";
import { serialiseJsonLd, structuredDataFor } from "@/site/head/structured-data";

interface SeoProps extends PageFacts {
  /** Links that only this page has, such as preloads, with attributes as HTML names them. */
  links?: readonly Record<string, string>[] | undefined;
  /** CSS rules that only this page has. */
  rules?: string;
}

/**
 * The whole head of a page and its structured data, through react-helmet. No other component uses
 * it, because React hydrates in steps, and between two of them a second one's tags would be gone.
 */
export function Seo({ links = [], rules = "", ...page }: SeoProps) {
  const site = useSiteFacts();
  const regions = useRegions().map(({ slug }) => slug);
  const { lang, title, meta, link } = seoFor(page, site);
  const data = structuredDataFor(page, site);
  return (
    <Helmet
      // Read by src/early-scripts/head.ts, which shows the prices of the visitor's region.
      htmlAttributes={{ lang, "data-regions": regions.join(" ") } as { lang: string }}
      title={title}
      meta={meta}
      link={[...link, ...links] as never[]}
    >
      <style>{regionPriceCss(regions) + rules}</style>
      {data && <script type="application/ld+json">{serialiseJsonLd(data)}</script>}
    </Helmet>
  );
}

/**
 * Styles that show elements marked with the visitor's region, such as `data-in="logan ipswich"`,
 * and hide those of other regions. An element with `data-not-in` is shown in all regions but those.
 * The region is `data-region` of the root element, set before the first paint
 * (src/early-scripts/head.ts). Without scripts, and in an unknown region, the first of the list is
 * shown.
 */
function regionPriceCss(slugs: readonly string[]): string {
  const hidden = (root: string, slug = "") =>
    `${root} [data-in]:not([data-in~="${slug}"]),${root} [data-not-in~="${slug}"]`;
  const rules = slugs.map((slug) => hidden(`[data-region="${slug}"]`, slug));
  return `${[hidden(":root:not([data-region])", slugs[0]), ...rules].join(",")}{display:none}`;
}

export const sharedPictureFragment = graphql`
  fragment SharedPicture on Picture {
    alt
    share {
      path
      width
      height
    }
  }
`;

// What every content page opens with: its head, heading and lead.
export const pageOpeningFragment = graphql`
  fragment PageOpening on PageContent {
    heading
    lead
    seo {
      title
      description
    }
  }
`;

// The facts from which heads and structured data are made (src/site/head/page-facts.ts).
export const headFragments = graphql`
  fragment BusinessHead on Business {
    name
    shortName
    siteAddress
    tagline
    description
    email
    phone {
      main
    }
    base {
      locality
      state
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

  fragment RegionHead on Region {
    name
    longName
    geo {
      latitude
      longitude
    }
  }

  fragment ArticleHead on BlogPost {
    date
    category
    tags
  }
`;
