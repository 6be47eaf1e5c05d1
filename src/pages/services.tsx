import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button/button";
import { ClosingBand } from "../components/closing-band/closing-band";
import { Comparison } from "../components/comparison/comparison";
import { Estimator } from "../components/estimator/estimator";
import { Fold } from "../components/fold/fold";
import { HeroActions, PageHero } from "../components/page-hero/page-hero";
import { Price } from "../components/price/price";
import { PriceLine, PriceList } from "../components/price-list/price-list";
import { ServiceLine } from "../components/price-list/service-line";
import { Prose } from "../components/prose/prose";
import { PricesFor } from "../components/region/prices-for";
import { Section, SectionHead } from "../components/section/section";
import { Safely } from "../components/error-boundary/safely";
import { Seo } from "../components/seo/seo";
import { paths } from "../site/paths";
import { required } from "../business/required";
import * as styles from "./services.module.scss";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const words = required(data.words, "the words of the services page");
  const pricing = required(data.pricing, "pricing");
  const comparison = required(data.comparison, "the comparison");
  return (
    <>
      <Seo page={{ kind: "page", page: "services", words: words.seo, picture: words.hero }} />
      <PageHero
        picture={required(words.hero, "the hero of the services page")}
        title={words.heading}
        lead={words.lead}
      >
        <HeroActions>
          <ButtonLink to={paths.booking} icon="calendar">
            Book Now
          </ButtonLink>
          <ButtonLink to={`${paths.services}#estimate`} variant="secondary">
            Estimate a price
          </ButtonLink>
        </HeroActions>
      </PageHero>
      {data.main.nodes.length > 0 && (
        <Section background="white" labelledBy="packages">
          <SectionHead id="packages" title="Main packages" lead="Prices for a small vehicle." />
          <PricesFor />
          <PriceList>
            {data.main.nodes.map((service) => (
              <ServiceLine key={service.slug} service={service} included />
            ))}
          </PriceList>
        </Section>
      )}
      {data.specialty.nodes.length > 0 && (
        <Section labelledBy="specialty">
          <SectionHead
            id="specialty"
            title="Specialty services"
            lead="One problem, or years of protection."
          />
          <PriceList>
            {data.specialty.nodes.map((service) => (
              <ServiceLine key={service.slug} service={service} included />
            ))}
          </PriceList>
        </Section>
      )}
      {pricing.addOns.length > 0 && (
        <Section background="white" labelledBy="add-ons" split>
          <div>
            <h2 id="add-ons">Add-ons</h2>
            <p className={styles["lead"]}>Added to the price of any service.</p>
          </div>
          <PriceList>
            {pricing.addOns.map(({ id, title, from, description }) => (
              <PriceLine
                key={id}
                name={title}
                text={description}
                price={<Price price={{ from, perHour: null, regional: [] }} />}
              />
            ))}
          </PriceList>
        </Section>
      )}
      <Section background="tint" id="estimate" labelledBy="estimate-title">
        <SectionHead
          id="estimate-title"
          title="What would it cost?"
          lead="A rough price in two choices."
        />
        <Safely what="the estimator">
          <Estimator pricing={pricing} />
        </Safely>
      </Section>
      <Section background="white" labelledBy="comparison">
        <SectionHead
          id="comparison"
          title="Compare our services"
          lead="What each service includes, line by line."
        />
        <Comparison comparison={comparison} />
      </Section>
      <Section labelledBy="local" split>
        <h2 id="local">Local expertise</h2>
        <Fold title="What your suburb does to a car" isTitlePlain>
          <Prose html={words.html} />
        </Fold>
      </Section>
      <ClosingBand
        title="Not sure which one?"
        actions={
          <ButtonLink to={paths.contact} variant="secondary">
            Ask a question
          </ButtonLink>
        }
      >
        Tell us the car and what bothers you about it. We'll say which service fits and what it
        costs.
      </ClosingBand>
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    words: pageWords(slug: { eq: "services" }) {
      ...PageOpening
      html
      hero {
        ...Picture
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
      addOns {
        id
        title
        from
        description
      }
    }
    comparison {
      ...Comparison
    }
  }
`;
