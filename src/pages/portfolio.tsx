import { graphql, type PageProps } from "gatsby";
import { ClosingBand } from "../components/closing-band/closing-band";
import { Compare } from "../components/compare/compare";
import { Safely } from "../components/error-boundary/safely";
import { Portfolio } from "../components/portfolio/portfolio";
import { Section } from "../components/section/section";
import { Seo } from "../components/seo/seo";
import { required } from "../site/required";
import * as styles from "./portfolio.module.scss";

export default function PortfolioPage({ data }: PageProps<Queries.PortfolioPageQuery>) {
  const words = required(data.words, "the words of the portfolio page");
  const categories = required(data.categories, "the categories").portfolio;
  const jobs = data.allPortfolioItem.nodes;
  const lead = data.featured.nodes.findLast(({ gallery }) => gallery.some(({ moment }) => moment));
  const [before, after] = ["before", "after"].map((moment) =>
    lead?.gallery.findLast((picture) => picture.moment === moment),
  );
  return (
    <>
      <Seo page={{ kind: "page", page: "portfolio", words: words.seo }} />
      <Section background="dark" room="tight">
        <div className={styles.lead}>
          <div>
            <h1>{words.heading}</h1>
            <p className={styles.words}>{words.lead}</p>
          </div>
          {before && after && (
            <Compare
              before={before}
              after={after}
              label={lead?.name ?? ""}
              sizes="(min-width: 1280px) 720px, 60vw"
              mobileSizes="42vw"
              priority="first"
            />
          )}
        </div>
      </Section>
      {jobs.length > 0 && (
        <Section background="dark" room="tight">
          <Safely what="our work">
            <Portfolio items={jobs} categories={categories} regions={data.allRegion.nodes} />
          </Safely>
        </Section>
      )}
      <ClosingBand title="Yours could be next">
        Tell us the result you're after, and we'll tell you what it takes.
      </ClosingBand>
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
    featured: allService(
      filter: { featured: { eq: true } }
      sort: [{ order: ASC }, { slug: ASC }]
    ) {
      nodes {
        name
        gallery {
          moment
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
