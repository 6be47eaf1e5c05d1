import { graphql, type PageProps } from "gatsby";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { Seo } from "@/components/layout/seo/seo";
import { Portfolio } from "@/components/portfolio/portfolio/portfolio";
import { Closing } from "@/components/sections/closing/closing";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Section } from "@/components/ui/section/section";
import { assertDefined } from "@/lib/assert-defined";
import { pages } from "@/site/pages";

export default function PortfolioPage({ data }: PageProps<Queries.PortfolioPageQuery>) {
  const content = assertDefined(data.content, "content/pages/portfolio/index.md");
  const categories = assertDefined(data.categories, "content/categories.yml").portfolio;
  const jobs = data.allPortfolioItem.nodes;
  return (
    <>
      <Seo path={pages.portfolio.path} seo={content.seo} />
      <PageHead title={content.heading} lead={jobs.length > 0 && content.lead} />
      {jobs.length > 0 && (
        <Section background="dark" spacing="tight">
          <SectionErrorBoundary name="our work">
            <Portfolio
              items={jobs}
              lead={data.lead.nodes[0]}
              categories={categories}
              regions={data.allRegion.nodes}
            />
          </SectionErrorBoundary>
        </Section>
      )}
      <Closing {...content.closing} />
    </>
  );
}

export const query = graphql`
  query PortfolioPage {
    content: pageContent(slug: { eq: "portfolio" }) {
      ...PageOpening
      ...PageClosing
    }
    categories {
      portfolio
    }
    lead: allPortfolioItem(sort: [{ completed: DESC }, { itemId: DESC }, { slug: ASC }], limit: 1) {
      nodes {
        slug
        ...WidePair
      }
    }
    allRegion(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        slug
        suburbs {
          name
        }
      }
    }
    allPortfolioItem(sort: [{ completed: DESC }, { itemId: DESC }, { slug: ASC }]) {
      nodes {
        ...PortfolioItem
      }
    }
  }
`;
