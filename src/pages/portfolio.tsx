import { graphql, type PageProps } from "gatsby";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { Seo } from "@/components/layout/seo/seo";
import { Portfolio } from "@/components/portfolio/portfolio/portfolio";
import { CallToAction } from "@/components/sections/call-to-action/call-to-action";
import { BeforeAfter } from "@/components/ui/before-after/before-after";
import { Section } from "@/components/ui/section/section";
import { assertDefined } from "@/lib/assert-defined";
import * as styles from "./portfolio-page.module.scss";

export default function PortfolioPage({ data }: PageProps<Queries.PortfolioPageQuery>) {
  const words = assertDefined(data.words, "the words of the portfolio page");
  const categories = assertDefined(data.categories, "the categories").portfolio;
  const jobs = data.allPortfolioItem.nodes;
  // The home page shows the newest pair, so this page opens with the one before it.
  const lead = data.lead.nodes.at(-1);
  return (
    <>
      <Seo page={{ kind: "page", page: "portfolio", words: words.seo }} />
      <div className={styles.lead}>
        {lead?.wideBefore && (
          <BeforeAfter
            before={lead.wideBefore}
            after={lead.wideAfter}
            label={lead.title}
            sizes="100vw"
            mobileSizes="50vw"
            priority="first"
            variant="band"
          />
        )}
        <div className={styles.words}>
          <h1>{words.heading}</h1>
          <p>{words.lead}</p>
          {lead?.wideBefore && (
            <p className={styles.caption}>
              {[`${lead.location}, ${lead.completedDate}`, lead.sample && "Sample"]
                .filter(Boolean)
                .join(" · ")}
            </p>
          )}
        </div>
      </div>
      {jobs.length > 0 && (
        <Section background="dark" spacing="tight">
          <SectionErrorBoundary name="our work">
            <Portfolio items={jobs} categories={categories} regions={data.allRegion.nodes} />
          </SectionErrorBoundary>
        </Section>
      )}
      <CallToAction title="Yours could be next">
        Tell us the result you're after, and we'll tell you what it takes.
      </CallToAction>
    </>
  );
}

export const query = graphql`
  query PortfolioPage {
    words: pageContent(slug: { eq: "portfolio" }) {
      ...PageOpening
    }
    categories {
      portfolio
    }
    lead: allPortfolioItem(
      filter: { wideBefore: { name: { ne: null } } }
      sort: [{ completed: DESC }, { slug: ASC }]
      limit: 2
    ) {
      nodes {
        title
        location
        completedDate
        sample
        wideBefore {
          ...Picture
        }
        wideAfter {
          ...Picture
        }
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
