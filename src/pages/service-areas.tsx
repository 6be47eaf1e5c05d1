import { graphql, type PageProps } from "gatsby";
import { BookNow } from "@/components/forms/book-now/book-now";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { Seo } from "@/components/layout/seo/seo";
import { pickerRules, RegionPicker } from "@/components/regions/region-picker/region-picker";
import { MapHead } from "@/components/regions/river-map/map-head";
import { SuburbCheck } from "@/components/regions/suburb-check/suburb-check";
import { Closing } from "@/components/sections/closing/closing";
import { assertDefined } from "@/lib/assert-defined";
import { pages } from "@/site/pages";

export default function ServiceAreasPage({ data }: PageProps<Queries.ServiceAreasPageQuery>) {
  const content = assertDefined(data.content, "content/pages/service-areas/index.md");
  const regions = data.allRegion.nodes;
  return (
    <>
      <Seo
        path={pages["service-areas"].path}
        seo={content.seo}
        picture={content.hero}
        rules={pickerRules(regions.map(({ slug }) => slug))}
      />
      <RegionPicker
        regions={regions}
        map={
          <MapHead
            regions={regions}
            title={content.heading}
            lead={content.lead}
            actions={<BookNow />}
          >
            <SectionErrorBoundary name="the suburb check">
              <SuburbCheck regions={regions} />
            </SectionErrorBoundary>
          </MapHead>
        }
      />
      <Closing {...content.closing} also={{ to: pages.services.path, label: "View Services" }} />
    </>
  );
}

export const query = graphql`
  query ServiceAreasPage {
    content: pageContent(slug: { eq: "service-areas" }) {
      ...PageOpening
      ...PageClosing
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
  }
`;
