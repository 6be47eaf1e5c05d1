import { graphql } from "gatsby";
import { useCallback } from "react";
import { StaticMarkup } from "../static-markup/static-markup";
import { BookingMarkup } from "./booking-markup";
import { enhanceBooking } from "./enhance-booking";

export interface BookingFormProps {
  services: readonly Queries.BookingServiceFragment[];
  pricing: Queries.BookingPricingFragment;
  regions: readonly Queries.BookingRegionFragment[];
  forms: Queries.FormsFragment & { bookingAction: string };
  /** Where the visitor came in; its query and state prefill the form. */
  location: { search: string; state: unknown };
}

/** The booking request: the form, and beside it what has been chosen so far and what happens next. */
export function BookingForm(props: BookingFormProps) {
  const { services, pricing, regions, location } = props;
  const { search, state } = location;
  const enhance = useCallback(
    (root: HTMLElement) =>
      enhanceBooking(
        root,
        { services, rates: pricing, suburbs: regions.flatMap(({ suburbs }) => suburbs) },
        search,
        state,
      ),
    [services, pricing, regions, search, state],
  );
  return (
    <StaticMarkup id="request" enhance={enhance}>
      {process.env.BUILD_STAGE === "build-javascript" ? null : <BookingMarkup {...props} />}
    </StaticMarkup>
  );
}

export const bookingFormFragments = graphql`
  fragment BookingService on Service {
    slug
    code
    name
    duration
    price {
      text
    }
  }
  fragment BookingPricing on Pricing {
    roundTo
    estimator {
      slug
      code
      name
      price {
        from
      }
    }
    sizes {
      id
      name
      multiplier
    }
    addOns {
      title
      from
    }
  }
  fragment BookingRegion on Region {
    slug
    name
    longName
    travel {
      from
      to
    }
    suburbs {
      name
      postcode
    }
  }
`;
