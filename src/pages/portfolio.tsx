import { graphql, type PageProps } from "gatsby";
import { ClosingLine } from "../components/closing-line/closing-line";
import { PartBoundary } from "../components/error-boundary/part-boundary";
import { Portfolio } from "../components/portfolio/portfolio";
import { Section } from "../components/section/section";
import { Seo } from "../components/seo/seo";
import { Wipe } from "../components/wipe/wipe";
import { required } from "../site/required";
import * as styles from "./portfolio.module.scss";

export default function PortfolioPage({ data }: PageProps<Queries.PortfolioPageQuery>) {
  const words = required(data.words, "the words of the portfolio page");
  const categories = required(data.categories, "the categories").portfolio;
  const jobs = data.allPortfolioItem.nodes;
  const [lead] = data.lead.nodes;
  return (
    <>
      <Seo page={{ kind: "page", page: "portfolio", words: words.seo }} />
      <div className={styles.lead}>
        {lead?.wideBefore && (
          <Wipe
            before={lead.wideBefore}
            after={lead.wideAfter}
            label={lead.title}
            sizes="100vw"
            mobileSizes="50vw"
            priority="first"
            look="band"
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
        <Section background="dark" room="tight">
          <PartBoundary name="our work">
            <Portfolio items={jobs} categories={categories} regions={data.allRegion.nodes} />
          </PartBoundary>
        </Section>
      )}
      <ClosingLine title="Yours could be next">
        Tell us the result you're after, and we'll tell you what it takes.
      </ClosingLine>
    </>
  );
}

export const query = graphql`
  query PortfolioPage {
    words: pageWords(slug: { eq: "portfolio" }) {
      ...PageOpening
    }
    categories {
      portfolio
    }
    lead: allPortfolioItem(
      filter: { wideBefore: { name: { ne: null } } }
      sort: [{ completed: DESC }, { slug: ASC }]
      limit: 1
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
