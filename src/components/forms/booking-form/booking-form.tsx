import { graphql } from "gatsby";
import { formatShortDay } from "@/business/dates";
import { ContactLinks } from "@/components/forms/contact-links/contact-links";
import { BeforeWeCome, NextSteps } from "@/components/forms/next-steps/next-steps";
import { PhotoField } from "@/components/forms/photo-field/photo-field";
import { RequestForm } from "@/components/forms/request-form/request-form";
import { useBusiness } from "@/components/hooks/use-site";
import { PaymentNote } from "@/components/prices/deposit/deposit";
import { RequestBar } from "@/components/prices/price-summary/request-bar";
import { answerOf } from "@/requests/field";
import { AboutYou, AnythingElse, Consent, TheJob, YourCar } from "./booking-questions";
import { bookingPrice, BookingSummary } from "./booking-summary";
import { DeskLinkField, useDeskLink } from "./derived-fields";
import { useBooking } from "./use-booking";
import type { BookingContent, BookingLocation } from "./use-booking-request";
import * as styles from "./booking-form.module.scss";

interface BookingFormProps extends BookingContent {
  hints: Queries.BookingHintsFragment | null | undefined;
  deposit: Queries.DepositFragment | null | undefined;
  beforeWeCome: readonly string[];
  wording: Queries.BookingWordingFragment;
  forms: Queries.FormsFragment & { bookingAction: string };
  location: BookingLocation;
}

/** The booking request: the form, the summary that it fills, and what happens next. */
export function BookingForm({
  services,
  pricing,
  regions,
  hints,
  deposit,
  beforeWeCome,
  wording,
  forms,
  location,
}: BookingFormProps) {
  const { timeZone } = useBusiness();
  const content = { services, pricing, regions };
  const booking = useBooking(content, location);
  const writeDeskLink = useDeskLink(booking);
  const { request, choices, suburb, isOutside } = booking;
  const { answers, isReady, reference } = request;
  const { service, vehicleSize } = choices;
  return (
    <div className={styles.layout}>
      <RequestForm
        request={request}
        forms={forms}
        action={forms.bookingAction}
        onSend={writeDeskLink}
        summary={
          <BookingSummary
            choices={choices}
            vehicle={answerOf(answers, "vehicle").trim()}
            isOutside={isOutside}
            wording={wording}
            facts={
              isReady
                ? [reference, formatShortDay(new Date(), timeZone), suburb]
                : // Room for them, so that nothing moves.
                  ["\u00a0"]
            }
          />
        }
      >
        <AboutYou booking={booking} hints={hints} />
        <YourCar booking={booking} regions={regions} />
        <TheJob booking={booking} content={content} />
        <AnythingElse booking={booking}>
          <PhotoField
            form="booking"
            maxMegabytes={forms.photosMb}
            isReady={isReady}
            text={["Photos for my booking request", service?.name, suburb]
              .filter(Boolean)
              .join(", ")}
          />
        </AnythingElse>
        <Consent booking={booking}>
          <PaymentNote deposit={deposit} />
        </Consent>
        <DeskLinkField />
      </RequestForm>
      {service && (
        <RequestBar
          label={[service.name, vehicleSize.toLowerCase()].filter(Boolean).join(", ")}
          total={bookingPrice(choices) ?? ""}
          summary="summary"
        />
      )}
      <section className={styles.next} aria-labelledby="next">
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
  fragment BookingHints on FormHints {
    phone
    email
  }
  fragment BookingWording on Wording {
    confirmation
  }
`;
