import { graphql, type PageProps } from "gatsby";
import { BookingForm } from "@/components/forms/booking-form/booking-form";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { Seo } from "@/components/layout/seo/seo";
import { PageHead } from "@/components/ui/page-head/page-head";
import { assertDefined } from "@/lib/assert-defined";
import { pages } from "@/site/pages";

export default function BookingPage({ data, location }: PageProps<Queries.BookingPageQuery>) {
  const business = assertDefined(data.business, "content/business.yml");
  const content = assertDefined(data.content, "content/pages/booking/index.md");
  return (
    <>
      <Seo path={pages.booking.path} seo={content.seo} picture={content.hero} />
      <PageHead isLow title={content.heading} lead={content.lead} />
      <SectionErrorBoundary name="the booking form">
        <BookingForm
          services={data.services.nodes}
          pricing={assertDefined(data.pricing, "content/pricing.yml")}
          regions={data.regions.nodes}
          beforeWeCome={content.beforeWeCome}
          wording={assertDefined(data.wording, "content/wording.yml")}
          forms={business.forms}
          location={location}
        />
      </SectionErrorBoundary>
    </>
  );
}

export const query = graphql`
  query BookingPage {
    content: pageContent(slug: { eq: "booking" }) {
      ...PageOpening
      beforeWeCome
      hero {
        ...SharedPicture
      }
    }
    wording {
      ...BookingWording
    }
    business {
      forms {
        ...Forms
        bookingAction
      }
    }
    services: allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...BookingService
      }
    }
    pricing {
      ...Estimator
      howOften {
        note
        ...CarePlans
      }
    }
    regions: allRegion(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...SuburbCheckRegion
      }
    }
  }
`;
