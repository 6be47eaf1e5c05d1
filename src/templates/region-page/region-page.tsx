import { graphql, Link, type PageProps } from "gatsby";
import { Accordion } from "../../components/accordion/accordion";
import { ButtonLink } from "../../components/button/button";
import { ClosingBand } from "../../components/closing-band/closing-band";
import { HeroFacts } from "../../components/page-hero/hero-facts";
import { HeroActions, PageHero } from "../../components/page-hero/page-hero";
import { Price } from "../../components/price/price";
import { PriceLine, PriceList } from "../../components/price-list/price-list";
import { Prose } from "../../components/prose/prose";
import { Section, SectionHead } from "../../components/section/section";
import { Seo } from "../../components/seo/seo";
import { RiverMap } from "../../components/river-map/river-map";
import { TitledList } from "../../components/titled-list/titled-list";
import { SuburbGrid } from "../../components/suburb-grid/suburb-grid";
import { TextUs } from "../../components/text-us/text-us";
import { formatDollars } from "../../business/money";
import { bookingPath, paths } from "../../site/paths";
import { required } from "../../business/required";
import { formatTravel } from "../../business/suburbs";
import * as styles from "./region-page.module.scss";

export default function RegionPage({ data }: PageProps<Queries.RegionPageQuery>) {
  const region = required(data.region, "the region");
  const { surcharge } = required(data.pricing, "pricing");
  const { name, inSentence, suburbs } = region;
  return (
    <>
      <Seo page={{ kind: "region", region }} />
      <PageHero
        picture={region.hero}
        title={`Mobile car detailing across ${inSentence}`}
        lead={region.description}
        above={
          <Link to={paths.serviceAreas} className={styles["back"]}>
            Back to Service Areas
          </Link>
        }
      >
        <HeroFacts
          facts={[
            { label: "Services", value: region.startingPrice.text },
            { label: "Travel", value: `${formatTravel(region.travel)}s` },
            { label: "Suburbs", value: suburbs.length },
          ]}
        />
        <HeroActions>
          <ButtonLink to={paths.booking} icon="calendar">
            Book {name} Service
          </ButtonLink>
          <ButtonLink to={paths.services} variant="secondary">
            View All Services
          </ButtonLink>
        </HeroActions>
      </PageHero>
      <Section background="white" labelledBy="climate" split>
        <h2 id="climate">{`What ${inSentence} does to a car`}</h2>
        <Prose html={region.html} className={styles["intro"]} />
      </Section>
      <Section labelledBy="popular">
        <SectionHead
          id="popular"
          title={`Popular services across ${inSentence}`}
          lead="Starting prices for a small vehicle."
        />
        <PriceList>
          {region.popularServices.map(({ service, popular, price }) => (
            <PriceLine
              key={service.code}
              name={service.name}
              to={paths.service(service.code)}
              duration={service.duration}
              badge={popular ? "Most Popular" : undefined}
              text={service.summary}
              price={<Price price={price} />}
              actions={
                <>
                  <ButtonLink to={paths.service(service.code)} variant="secondary">
                    View Service<span className="visually-hidden"> {service.name}</span>
                  </ButtonLink>
                  <ButtonLink to={bookingPath({ service: service.code })}>
                    Book Now<span className="visually-hidden"> {service.name}</span>
                  </ButtonLink>
                </>
              }
            />
          ))}
        </PriceList>
        {region.surcharge && (
          <p className={styles["surcharge"]}>
            A travel surcharge of {formatDollars(surcharge.from)}–{formatDollars(surcharge.to)} may
            apply in {inSentence}. We confirm it with your quote.
          </p>
        )}
      </Section>
      <Section background="tint" labelledBy="suburbs">
        <SectionHead
          id="suburbs"
          title={`Suburbs we cover across ${inSentence}`}
          lead={`${suburbs.length} locations covered`}
          action={
            <ButtonLink to={paths.contact} variant="secondary">
              Get a quote for your location
            </ButtonLink>
          }
        />
        <div className={styles["places"]}>
          <RiverMap regions={data.allRegion.nodes} cropTo={region.slug} />
          <SuburbGrid suburbs={suburbs} />
        </div>
      </Section>
      <Section background="white" labelledBy="reasons" split>
        <h2 id="reasons">Why choose us</h2>
        <TitledList items={region.reasons} />
      </Section>
      <Section labelledBy="faq" split>
        <h2 id="faq">{`Questions from ${inSentence}`}</h2>
        <Accordion name="region-faq" items={region.faq} />
      </Section>
      <ClosingBand
        title="Book your detail"
        actions={
          <>
            <ButtonLink to={paths.contact} variant="secondary">
              Contact us
            </ButtonLink>
            <TextUs place={inSentence} />
          </>
        }
      >
        Tell us the suburb and the car. We'll confirm the time, the travel and the price with you
        first.
      </ClosingBand>
    </>
  );
}

export const query = graphql`
  query RegionPage($id: String!) {
    region(id: { eq: $id }) {
      ...RegionHead
      inSentence
      description
      surcharge
      html
      travel {
        from
        to
      }
      startingPrice {
        text
      }
      popularServices {
        popular
        service {
          code
          summary
          duration
        }
        price {
          ...Price
        }
      }
      suburbs {
        name
        postcode
      }
      reasons {
        title
        text
      }
      faq {
        question
        answerHtml
      }
      hero {
        ...Picture
      }
    }
    allRegion(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...RiverMapRegion
      }
    }
    pricing {
      surcharge {
        from
        to
      }
    }
  }
`;
