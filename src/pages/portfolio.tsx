import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button/button";
import { ClosingBand } from "../components/closing-band/closing-band";
import { Portfolio } from "../components/portfolio/portfolio";
import { Section } from "../components/section/section";
import { Safely } from "../components/error-boundary/safely";
import { Seo } from "../components/seo/seo";
import { TextHero } from "../components/text-hero/text-hero";
import { paths } from "../site/paths";
import { required } from "../business/required";

export default function PortfolioPage({ data }: PageProps<Queries.PortfolioPageQuery>) {
  const words = required(data.words, "the words of the portfolio page");
  const categories = required(data.categories, "the categories").portfolio;
  return (
    <>
      <Seo page={{ kind: "page", page: "portfolio", words: words.seo }} />
      <TextHero title={words.heading} lead={words.lead} />
      <Section background="white">
        <Safely what="our work">
          <Portfolio items={data.allPortfolioItem.nodes} categories={categories} />
        </Safely>
      </Section>
      <ClosingBand
        title="Yours could be next"
        actions={
          <ButtonLink to={paths.booking} icon="calendar">
            Book Now
          </ButtonLink>
        }
      >
        Tell us which result you are after. We say what your car needs for it.
      </ClosingBand>
    </>
  );
}

export const query = graphql`
  query PortfolioPage {
    words: pageWords(slug: { eq: "portfolio" }) {
      heading
      lead
      seo {
        title
        description
      }
    }
    categories {
      portfolio
    }
    allPortfolioItem(sort: [{ completed: DESC }, { itemId: DESC }]) {
      nodes {
        ...PortfolioItem
      }
    }
  }
`;
