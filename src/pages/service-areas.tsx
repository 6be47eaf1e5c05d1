import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button/button";
import { ClosingBand } from "../components/closing-band/closing-band";
import { HeroActions, PageHero } from "../components/page-hero/page-hero";
import { RegionPicker } from "../components/region-picker/region-picker";
import { usePin } from "../components/river-map/use-pin";
import { Section } from "../components/section/section";
import { Safely } from "../components/error-boundary/safely";
import { Seo } from "../components/seo/seo";
import { SuburbCheck } from "../components/suburb-check/suburb-check";
import { paths } from "../site/paths";
import { required } from "../business/required";
import * as styles from "./service-areas.module.scss";

export default function ServiceAreasPage({ data }: PageProps<Queries.ServiceAreasPageQuery>) {
  const words = required(data.words, "the words of the service areas page");
  const regions = data.allRegion.nodes;
  const { pin, onInput } = usePin(regions);
  return (
    <>
      <Seo page={{ kind: "page", page: "service-areas", words: words.seo, picture: words.hero }} />
      <PageHero
        picture={required(words.hero, "the hero of the service areas page")}
        title={words.heading}
        lead={words.lead}
      >
        <HeroActions>
          <ButtonLink to={paths.booking} icon="calendar">
            Book Now
          </ButtonLink>
        </HeroActions>
      </PageHero>
      <Section>
        <RegionPicker
          regions={regions}
          pin={pin}
          check={
            <div onInput={onInput}>
              <Safely what="the suburb check">
                <SuburbCheck regions={regions} />
              </Safely>
            </div>
          }
        />
      </Section>
      <Section background="white" room="tight" labelledBy="elsewhere">
        <div className={styles["elsewhere"]}>
          <div>
            <h2 id="elsewhere">Don't see your area?</h2>
            <p>
              We may still come to you, especially for a ceramic coating or several cars at one
              address. Ask us.
            </p>
          </div>
          <ButtonLink to={paths.contact} variant="secondary">
            Contact us
          </ButtonLink>
        </div>
      </Section>
      <ClosingBand
        title="Ready to Book Your Mobile Detail?"
        actions={
          <ButtonLink to={paths.services} variant="secondary">
            View Services
          </ButtonLink>
        }
      >
        Choose a service and a day that suits. We come to your driveway or car park.
      </ClosingBand>
    </>
  );
}

export const query = graphql`
  query ServiceAreasPage {
    words: pageWords(slug: { eq: "service-areas" }) {
      ...PageOpening
      hero {
        ...Picture
        ...SharedPicture
      }
    }
    allRegion(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...RegionPanel
        ...SuburbCheckRegion
      }
    }
  }
`;
