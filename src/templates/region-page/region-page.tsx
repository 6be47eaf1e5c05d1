import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { formatDollars } from "@/business/money";
import { formatTravel } from "@/business/suburbs";
import { BookNow } from "@/components/forms/book-now/book-now";
import { Seo } from "@/components/layout/seo/seo";
import { Price } from "@/components/prices/price/price";
import { PriceLine, PriceList } from "@/components/prices/price-list/price-list";
import { MapHead } from "@/components/regions/river-map/map-head";
import { SuburbGrid } from "@/components/regions/suburb-grid/suburb-grid";
import { Closing } from "@/components/sections/closing/closing";
import { Accordion } from "@/components/ui/accordion/accordion";
import { Button } from "@/components/ui/button/button";
import { Picture } from "@/components/ui/picture/picture";
import { Prose } from "@/components/ui/prose/prose";
import { Section } from "@/components/ui/section/section";
import { TitledList } from "@/components/ui/titled-list/titled-list";
import { assertDefined } from "@/lib/assert-defined";
import { unbroken } from "@/lib/unbroken";
import { pages } from "@/site/pages";
import { regionAt, serviceAt } from "@/site/paths";
import * as styles from "./region-page.module.scss";

type Region = NonNullable<Queries.RegionPageQuery["region"]>;

export default function RegionPage({ data }: PageProps<Queries.RegionPageQuery>) {
  const region = assertDefined(data.region, "the region");
  const { surcharge } = assertDefined(data.pricing, "content/pricing.yml");
  const { startingPrices, closings } = assertDefined(data.wording, "content/wording.yml");
  const { name, inSentence, suburbs } = region;
  const note = region.hasSurcharge
    ? ` A travel surcharge of ${formatDollars(surcharge.from)}–${formatDollars(surcharge.to)} may apply in ${inSentence}. We confirm it with your quote.`
    : "";
  return (
    <>
      <Seo path={regionAt(region.slug)} seo={region.seo} picture={region.hero} region={region} />
      <MapHead
        regions={data.allRegion.nodes}
        cropTo={region.slug}
        above={
          <Button to={pages["service-areas"].path} variant="quiet">
            Back to Service Areas
          </Button>
        }
        title={`Mobile car detailing across ${inSentence}`}
        lead={region.description}
        actions={
          <>
            <BookNow label={`Book ${name} Service`} />
            <Button to={pages.services.path} variant="secondary">
              View All Services
            </Button>
          </>
        }
      />
      <PopularServices
        region={region}
        lead={unbroken(`${startingPrices} We're ${formatTravel(region.travel)} away.${note}`)}
      />
      <Picture picture={region.hero} sizes="100vw" className={`screen-only ${styles.climate}`} />
      <Section id="climate" spacing="tight" split title={`What ${inSentence} does to a car`}>
        <Prose html={region.html} />
      </Section>
      <Section
        id="suburbs"
        spacing="tight"
        title={`${suburbs.length} locations covered`}
        action={
          <Button to={pages.contact.path} variant="secondary">
            Get a quote for your location
          </Button>
        }
      >
        <SuburbGrid suburbs={suburbs} />
      </Section>
      <Section id="reasons" spacing="tight" title="Why choose us">
        <TitledList items={region.reasons} />
      </Section>
      <Section spacing="tight" className="twoThirds">
        <section aria-labelledby="faq">
          <h2 id="faq">{`What ${inSentence} asks us`}</h2>
          <Accordion name="region-faq" items={region.faq} />
        </section>
        <Closing
          {...closings.region}
          also={{ to: pages.contact.path, label: "Contact us" }}
          isBeside
        />
      </Section>
    </>
  );
}

function PopularServices({ region, lead }: { region: Region; lead: ReactNode }) {
  const title = `Popular services in ${region.inSentence}`;
  return (
    <Section id="popular" background="white" spacing="tight" title={title} lead={lead}>
      <PriceList isStarting>
        {region.popularServices.map(({ service: { code, name, duration }, popular, price }) => (
          <PriceLine
            key={code}
            name={name}
            to={serviceAt(code)}
            duration={duration}
            badge={popular ? "Most Popular" : undefined}
            price={<Price price={price} />}
            actions={
              <>
                <Button to={serviceAt(code)} variant="quiet">
                  View Service<span className="visually-hidden"> {name}</span>
                </Button>
                <BookNow service={code} of={name} variant="secondary" />
              </>
            }
          />
        ))}
      </PriceList>
    </Section>
  );
}

export const query = graphql`
  query RegionPage($id: String!) {
    region(id: { eq: $id }) {
      ...RegionHead
      slug
      seo {
        title
        description
      }
      inSentence
      description
      hasSurcharge
      html
      travel {
        from
        to
      }
      popularServices {
        popular
        service {
          name
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
        ...SharedPicture
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
