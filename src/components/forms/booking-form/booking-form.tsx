import { graphql } from "gatsby";
import { formatShortDay, localTime } from "@/business/dates";
import { BeforeWeCome, NextSteps } from "@/components/forms/next-steps/next-steps";
import { PhotoField } from "@/components/forms/photo-field/photo-field";
import { HiddenField } from "@/components/forms/request-form/hidden-field";
import { RequestForm } from "@/components/forms/request-form/request-form";
import type { VisitedLocation } from "@/components/hooks/is-followed";
import { useBusiness } from "@/components/hooks/use-site";
import { RequestBar } from "@/components/prices/price-summary/request-bar";
import { ContactLinks } from "@/components/ui/contact-links/contact-links";
import { bookingLink, deskLinkName } from "@/requests/booking-links";
import type { Answers } from "@/requests/question";
import type { BookingContent } from "./booking-choices";
import { bookingPrice, BookingSummary } from "./booking-summary";
import { useAdditions } from "./use-additions";
import { useBooking } from "./use-booking";
import * as styles from "./booking-form.module.scss";

interface BookingFormProps extends BookingContent {
  beforeWeCome: readonly string[];
  wording: Queries.BookingWordingFragment;
  forms: Queries.FormsFragment & { bookingAction: string };
  location: VisitedLocation;
}

/** The booking request: the form, the summary that it fills, and what happens next. */
export function BookingForm(props: BookingFormProps) {
  const { services, pricing, regions, beforeWeCome, wording, forms } = props;
  const { timeZone, siteAddress } = useBusiness();
  const content = { services, pricing, regions };
  const booking = useBooking(content, props.location);
  const additions = useAdditions(booking, content);
  const { request, choices, suburb, isOutside } = booking;
  const { draft, isReady } = request;
  const { service, cost } = choices;
  /** Adds the desk's link to a request when it is sent. */
  const writeDeskLink = (formData: FormData, answers: Answers) => {
    const { day } = localTime(new Date(), timeZone);
    formData.set(deskLinkName, bookingLink("desk", siteAddress, [["sent", day], ...answers]));
  };
  const photos = (
    <PhotoField
      form="booking"
      maxMegabytes={forms.photosMb}
      isReady={isReady}
      text={["Photos for my booking request", service?.name, suburb].filter(Boolean).join(", ")}
    />
  );
  const beforeSending = (
    <>
      <p className="note">Nothing is charged online.</p>
      <HiddenField name={deskLinkName} value={undefined} />
    </>
  );
  return (
    <div className={`column stack ${styles.layout}`}>
      <RequestForm
        request={request}
        forms={forms}
        action={forms.bookingAction}
        additions={{
          ...additions,
          message: { below: photos },
          consent: { ...additions.consent, below: beforeSending },
        }}
        summary={
          <BookingSummary
            choices={choices}
            answers={draft.answers}
            isOutside={isOutside}
            wording={wording}
            facts={
              isReady
                ? [draft.sent?.reference, formatShortDay(new Date(), timeZone), suburb]
                : // Room for them, so that nothing moves.
                  ["\u00a0"]
            }
          />
        }
        onSend={writeDeskLink}
      />
      {cost && <RequestBar label={cost.label} total={bookingPrice(choices)} summary="summary" />}
      <section className={`stack ${styles.next}`} aria-labelledby="next">
        <h2 id="next">What happens next</h2>
        <NextSteps />
        <ContactLinks />
        <BeforeWeCome lines={beforeWeCome} />
      </section>
    </div>
  );
}

export const bookingFormFragments = graphql`
  fragment BookingService on Service {
    slug
    code
    name
    duration
    price {
      ...Price
    }
  }
  fragment BookingWording on Wording {
    confirmation
  }
`;
