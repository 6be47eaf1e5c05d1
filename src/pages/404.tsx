import { graphql, type PageProps } from "gatsby";
import { Seo } from "@/components/layout/seo/seo";
import { MapHead } from "@/components/regions/river-map/map-head";
import { Button } from "@/components/ui/button/button";
import { pages } from "@/site/pages";

/** For unknown addresses; early-scripts/unknown-address.ts forwards those below a list. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <>
      <Seo
        path={pages["404"].path}
        seo={{
          title: "Page Not Found",
          description:
            "There is no page at this address. Go back to the home page to see services, prices and areas.",
        }}
      />
      <div data-lists={`${pages.services.path} ${pages.blog.path}`}>
        <MapHead
          regions={data.allRegion.nodes}
          title="Oops! Page not found"
          lead="404: you're off our map. The address may be old or mistyped."
          actions={
            <>
              <Button to={pages.home.path}>Return to Home</Button>
              <Button to={pages.services.path} variant="secondary">
                View All Services
              </Button>
            </>
          }
          isPinned
        />
      </div>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    allRegion(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...RiverMapRegion
      }
    }
  }
`;
