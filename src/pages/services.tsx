import { graphql, type PageProps } from "gatsby";
import { BookNow } from "@/components/forms/book-now/book-now";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { Seo } from "@/components/layout/seo/seo";
import { Comparison } from "@/components/prices/comparison/comparison";
import { Estimator } from "@/components/prices/estimator/estimator";
import { Closing } from "@/components/sections/closing/closing";
import { Disclosure } from "@/components/ui/disclosure/disclosure";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Prose } from "@/components/ui/prose/prose";
import { Section } from "@/components/ui/section/section";
import { assertDefined } from "@/lib/assert-defined";
import { pages } from "@/site/pages";
import * as styles from "./services.module.scss";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const content = assertDefined(data.content, "content/pages/services/index.md");
  const pricing = assertDefined(data.pricing, "content/pricing.yml");
  const wording = assertDefined(data.wording, "content/wording.yml");
  const comparison = assertDefined(data.comparison, "content/comparison.yml");
  return (
    <>
      <Seo path={pages.services.path} seo={content.seo} picture={content.hero} />
      <PageHead
        title={content.heading}
        lead={content.lead}
        action={
          <div className={styles.action}>
            <BookNow />
          </div>
        }
      />
      <Section background="white" spacing="tight">
        <SectionErrorBoundary name="the price list">
          <Estimator
            pricing={pricing}
            wording={wording}
            regions={data.allRegion.nodes}
            groups={[
              { title: "Main packages", services: data.main.nodes },
              { title: "Specialty services", services: data.specialty.nodes },
            ].filter(({ services }) => services.length > 0)}
          />
        </SectionErrorBoundary>
      </Section>
      <Section id="comparison" background="white" title="Compare our services">
        <Comparison comparison={comparison} />
      </Section>
      <Section spacing="tight" labelledBy="local" split>
        <h2 id="local">Local expertise</h2>
        <Disclosure title="What your suburb does to a car" isTitlePlain>
          <Prose html={content.html} />
        </Disclosure>
      </Section>
      <Closing {...content.closing} also={{ to: pages.contact.path, label: "Ask a question" }} />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    content: pageContent(slug: { eq: "services" }) {
      ...PageOpening
      ...PageClosing
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
    allRegion(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...SuburbCheckRegion
      }
    }
    wording {
      ...EstimatorWording
    }
  }
`;
