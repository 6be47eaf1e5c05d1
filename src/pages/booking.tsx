import { graphql, type PageProps } from "gatsby";
import { BookingForm } from "../components/booking-form/booking-form";
import { ClosedNotice } from "../components/closed-days/closed-days";
import { PartBoundary } from "../components/error-boundary/part-boundary";
import { NextFree } from "../components/next-free/next-free";
import { Seo } from "../components/seo/seo";
import { useBusiness } from "../components/site/use-site";
import { TextHero } from "../components/text-hero/text-hero";
import { required } from "../site/required";

export default function BookingPage({ data, location }: PageProps<Queries.BookingPageQuery>) {
  const business = required(data.business, "the business");
  const { nextFree } = useBusiness();
  const words = required(data.words, "the words of the booking page");
  return (
    <>
      <Seo page={{ kind: "page", page: "booking", words: words.seo }} />
      <TextHero title={words.heading} lead={words.lead}>
        {nextFree && <NextFree day={nextFree} />}
        <ClosedNotice />
      </TextHero>
      <PartBoundary name="the booking form">
        <BookingForm
          services={data.services.nodes}
          pricing={required(data.pricing, "prices")}
          regions={data.regions.nodes}
          hints={business.formHints}
          deposit={business.deposit}
          words={words}
          wording={required(data.wording, "content/wording.yml")}
          forms={business.forms}
          location={location}
        />
      </PartBoundary>
    </>
  );
}

export const query = graphql`
  query BookingPage {
    words: pageWords(slug: { eq: "booking" }) {
      ...PageOpening
      ...BookingWords
    }
    wording {
      ...BookingWording
    }
    business {
      formHints {
        ...BookingHints
      }
      deposit {
        ...Deposit
      }
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
