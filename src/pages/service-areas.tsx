import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button/button";
import { ClosingLine } from "../components/closing-line/closing-line";
import { PartBoundary } from "../components/error-boundary/part-boundary";
import { RegionPicker } from "../components/region-picker/region-picker";
import { MapHero } from "../components/river-map/map-hero";
import { Seo } from "../components/seo/seo";
import { SuburbCheck } from "../components/suburb-check/suburb-check";
import { paths } from "../site/paths";
import { required } from "../site/required";

export default function ServiceAreasPage({ data }: PageProps<Queries.ServiceAreasPageQuery>) {
  const words = required(data.words, "the words of the service areas page");
  const { closings } = required(data.wording, "content/wording.yml");
  const regions = data.allRegion.nodes;
  return (
    <>
      <Seo page={{ kind: "page", page: "service-areas", words: words.seo, picture: words.hero }} />
      <RegionPicker
        regions={regions}
        map={
          <MapHero
            regions={regions}
            title={words.heading}
            lead={words.lead}
            actions={
              <ButtonLink to={paths.booking} icon="calendar">
                Book Now
              </ButtonLink>
            }
          >
            <PartBoundary name="the suburb check">
              <SuburbCheck regions={regions} />
            </PartBoundary>
          </MapHero>
        }
      />
      <ClosingLine
        title={closings.areas.title}
        actions={
          <ButtonLink to={paths.services} variant="secondary">
            View Services
          </ButtonLink>
        }
      >
        {closings.areas.text}
      </ClosingLine>
    </>
  );
}

export const query = graphql`
  query ServiceAreasPage {
    words: pageWords(slug: { eq: "service-areas" }) {
      ...PageOpening
      hero {
        ...SharedPicture
      }
    }
    allRegion(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...RegionPanel
        ...SuburbCheckRegion
      }
    }
    wording {
      closings {
        areas {
          ...Closing
        }
      }
    }
  }
`;
