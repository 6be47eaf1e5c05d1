import { graphql, type PageProps } from "gatsby";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { Seo } from "@/components/layout/seo/seo";
import { RegionPicker } from "@/components/regions/region-picker/region-picker";
import { MapHero } from "@/components/regions/river-map/map-hero";
import { SuburbCheck } from "@/components/regions/suburb-check/suburb-check";
import { CallToAction } from "@/components/sections/call-to-action/call-to-action";
import { ButtonLink } from "@/components/ui/button/button";
import { assertDefined } from "@/lib/assert-defined";
import { paths } from "@/site/paths";

export default function ServiceAreasPage({ data }: PageProps<Queries.ServiceAreasPageQuery>) {
  const words = assertDefined(data.words, "the words of the service areas page");
  const { closings } = assertDefined(data.wording, "content/wording.yml");
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
            <SectionErrorBoundary name="the suburb check">
              <SuburbCheck regions={regions} />
            </SectionErrorBoundary>
          </MapHero>
        }
      />
      <CallToAction
        title={closings.areas.title}
        actions={
          <ButtonLink to={paths.services} variant="secondary">
            View Services
          </ButtonLink>
        }
      >
        {closings.areas.text}
      </CallToAction>
    </>
  );
}

export const query = graphql`
  query ServiceAreasPage {
    words: pageContent(slug: { eq: "service-areas" }) {
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
