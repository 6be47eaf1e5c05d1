import { graphql, type PageProps } from "gatsby";
import { formatDollars } from "../../business/money";
import { formatTravel } from "../../business/suburbs";
import { Accordion } from "../../components/accordion/accordion";
import { ButtonLink } from "../../components/button/button";
import { ClosingLine } from "../../components/closing-line/closing-line";
import { Picture } from "../../components/picture/picture";
import { Price } from "../../components/price/price";
import { PriceLine, PriceList } from "../../components/price-list/price-list";
import { Prose } from "../../components/prose/prose";
import { MapHero } from "../../components/river-map/map-hero";
import { Section, SectionHead } from "../../components/section/section";
import { Seo } from "../../components/seo/seo";
import { SuburbGrid } from "../../components/suburb-grid/suburb-grid";
import { TitledList } from "../../components/titled-list/titled-list";
import { bookingPath, paths } from "../../site/paths";
import { required } from "../../site/required";
import * as styles from "./region-page.module.scss";

export default function RegionPage({ data }: PageProps<Queries.RegionPageQuery>) {
  const region = required(data.region, "the region");
  const { surcharge } = required(data.pricing, "pricing");
  const { startingPrices, closings } = required(data.wording, "content/wording.yml");
  const { name, inSentence, suburbs } = region;
  const note = region.surcharge
    ? ` A travel surcharge of ${formatDollars(surcharge.from)}–${formatDollars(surcharge.to)} may apply in ${inSentence}. We confirm it with your quote.`
    : "";
  return (
    <>
      <Seo page={{ kind: "region", region }} />
      <MapHero
        regions={data.allRegion.nodes}
        cropTo={region.slug}
        above={
          <ButtonLink to={paths.serviceAreas} variant="quiet">
            Back to Service Areas
          </ButtonLink>
        }
        title={`Mobile car detailing across ${inSentence}`}
        lead={region.description}
        actions={
          <>
            <ButtonLink to={paths.booking} icon="calendar">
              Book {name} Service
            </ButtonLink>
            <ButtonLink to={paths.services} variant="secondary">
              View All Services
            </ButtonLink>
          </>
        }
      />
      <Section background="white" room="tight" labelledBy="popular">
        <SectionHead
          id="popular"
          title={`What ${inSentence} books`}
          lead={`${startingPrices} Travel takes ${formatTravel(region.travel)}s.${note}`}
        />
        <PriceList>
          {region.popularServices.map(({ service, popular, price }) => (
            <PriceLine
              key={service.code}
              name={service.name}
              to={paths.service(service.code)}
              duration={service.duration}
              badge={popular ? "Most Popular" : undefined}
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
      </Section>
      <section aria-labelledby="climate">
        <div className={styles.climate}>
          <Picture picture={region.hero} sizes="100vw" />
          <h2 id="climate">{`What ${inSentence} does to a car`}</h2>
        </div>
        <Section room="tight">
          <Prose html={region.html} />
        </Section>
      </section>
      <Section room="tight" labelledBy="suburbs">
        <SectionHead
          id="suburbs"
          title={`${suburbs.length} locations covered`}
          action={
            <ButtonLink to={paths.contact} variant="secondary">
              Get a quote for your location
            </ButtonLink>
          }
        />
        <SuburbGrid suburbs={suburbs} />
      </Section>
      <Section room="tight" labelledBy="reasons">
        <SectionHead id="reasons" title="Why choose us" />
        <TitledList items={region.reasons} />
      </Section>
      <Section room="tight" labelledBy="faq">
        <div className={styles.faq}>
          <h2 id="faq">{`What ${inSentence} asks us`}</h2>
          <Accordion name="region-faq" items={region.faq} />
        </div>
      </Section>
      <ClosingLine
        title={closings.region.title}
        actions={
          <ButtonLink to={paths.contact} variant="secondary">
            Contact us
          </ButtonLink>
        }
      >
        {closings.region.text}
      </ClosingLine>
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
      popularServices {
        popular
        service {
          code
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
    wording {
      startingPrices
      closings {
        region {
          ...Closing
        }
      }
    }
  }
`;
