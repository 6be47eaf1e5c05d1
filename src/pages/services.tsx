import { graphql, type PageProps } from "gatsby";
import { AddOns } from "../components/add-ons/add-ons";
import { ButtonLink } from "../components/button/button";
import { ClosingBand } from "../components/closing-band/closing-band";
import { Comparison } from "../components/comparison/comparison";
import { Estimator } from "../components/estimator/estimator";
import { HeroActions, PageHero } from "../components/page-hero/page-hero";
import { PricesFor } from "../components/region/prices-for";
import { Section, SectionHead } from "../components/section/section";
import { Safely } from "../components/error-boundary/safely";
import { Seo } from "../components/seo/seo";
import { ServiceCard } from "../components/service-card/service-card";
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
      <Section labelledBy="packages">
        <SectionHead
          id="packages"
          title="Main packages"
          lead="Prices for a small vehicle; larger ones are in the estimator below."
        />
        <PricesFor />
        <div className={styles["packages"]}>
          {data.main.nodes.map((service) => (
            <ServiceCard key={service.slug} service={service} shape="tall" />
          ))}
        </div>
      </Section>
      <Section background="white" labelledBy="specialty">
        <SectionHead
          id="specialty"
          title="Specialty services"
          lead="One problem, treated properly, or protection that lasts for years."
        />
        <div className={styles["specialty"]}>
          {data.specialty.nodes.map((service) => (
            <ServiceCard key={service.slug} service={service} shape="wide" />
          ))}
        </div>
      </Section>
      <Section background="tint" id="estimate" labelledBy="estimate-title">
        <SectionHead
          id="estimate-title"
          title="What would it cost?"
          lead="A rough price in two choices. Nothing is booked yet."
        />
        <Safely what="the estimator">
          <Estimator pricing={pricing} />
        </Safely>
      </Section>
      <Section labelledBy="add-ons" split>
        <div>
          <h2 id="add-ons">Add-ons</h2>
          <p className={styles["lead"]}>
            Ask for them with any service; each is added to its price.
          </p>
        </div>
        <AddOns addOns={pricing.addOns} />
      </Section>
      <Section background="white" labelledBy="comparison">
        <SectionHead
          id="comparison"
          title="Compare our services"
          lead="What each service includes, line by line."
        />
        <PricesFor />
        <Comparison comparison={comparison} />
      </Section>
      <Section labelledBy="local" split>
        <h2 id="local">Local expertise</h2>
        <div className="prose" dangerouslySetInnerHTML={{ __html: words.html }} />
      </Section>
      <ClosingBand
        title="Not sure which one?"
        actions={
          <>
            <ButtonLink to={paths.booking} icon="calendar">
              Book Now
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="secondary">
              Ask a question
            </ButtonLink>
          </>
        }
      >
        Describe the car and what bothers you about it. We will say which service fits, and what it
        would cost, before anything is booked.
      </ClosingBand>
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    words: pageWords(slug: { eq: "services" }) {
      heading
      lead
      html
      seo {
        title
        description
      }
      hero {
        ...Picture
        ...SharedPicture
      }
    }
    main: allService(filter: { group: { eq: main } }, sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...ServiceCard
      }
    }
    specialty: allService(
      filter: { group: { eq: specialty } }
      sort: [{ order: ASC }, { slug: ASC }]
    ) {
      nodes {
        ...ServiceCard
      }
    }
    pricing {
      ...Estimator
      addOns {
        ...AddOn
      }
    }
    comparison {
      ...Comparison
    }
  }
`;
