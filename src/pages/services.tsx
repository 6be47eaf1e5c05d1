import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button/button";
import { ClosingLine } from "../components/closing-line/closing-line";
import { Comparison } from "../components/comparison/comparison";
import { PartBoundary } from "../components/error-boundary/part-boundary";
import { Estimator } from "../components/estimator/estimator";
import { Fold } from "../components/fold/fold";
import { Prose } from "../components/prose/prose";
import { Section, SectionHead } from "../components/section/section";
import { Seo } from "../components/seo/seo";
import { TextHero } from "../components/text-hero/text-hero";
import { paths } from "../site/paths";
import { required } from "../site/required";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const words = required(data.words, "the words of the services page");
  const pricing = required(data.pricing, "pricing");
  const wording = required(data.wording, "content/wording.yml");
  const { services: closing } = wording.closings;
  const comparison = required(data.comparison, "the comparison");
  return (
    <>
      <Seo page={{ kind: "page", page: "services", words: words.seo, picture: words.hero }} />
      <TextHero title={words.heading} lead={words.lead} />
      <Section background="white" room="tight">
        <PartBoundary name="the price list">
          <Estimator
            pricing={pricing}
            wording={wording}
            groups={[
              { title: "Main packages", services: data.main.nodes },
              { title: "Specialty services", services: data.specialty.nodes },
            ].filter(({ services }) => services.length > 0)}
          />
        </PartBoundary>
      </Section>
      <Section background="white" labelledBy="comparison">
        <SectionHead id="comparison" title="Compare our services" />
        <Comparison comparison={comparison} />
      </Section>
      <Section room="tight" labelledBy="local" split>
        <h2 id="local">Local expertise</h2>
        <Fold title="What your suburb does to a car" isTitlePlain>
          <Prose html={words.html} />
        </Fold>
      </Section>
      <ClosingLine
        title={closing.title}
        actions={
          <ButtonLink to={paths.contact} variant="secondary">
            Ask a question
          </ButtonLink>
        }
      >
        {closing.text}
      </ClosingLine>
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    words: pageWords(slug: { eq: "services" }) {
      ...PageOpening
      html
      hero {
        ...SharedPicture
      }
    }
    main: allService(filter: { group: { eq: main } }, sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...ServiceLine
      }
    }
    specialty: allService(
      filter: { group: { eq: specialty } }
      sort: [{ order: ASC }, { slug: ASC }]
    ) {
      nodes {
        ...ServiceLine
      }
    }
    pricing {
      ...Estimator
    }
    comparison {
      ...Comparison
    }
    wording {
      ...EstimatorWording
      closings {
        services {
          ...Closing
        }
      }
    }
  }
`;
