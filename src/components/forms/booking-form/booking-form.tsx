import { graphql } from "gatsby";
import { useMemo, useState } from "react";
import { dayName, formatShortDay, localTime } from "@/business/dates";
import type { Extra } from "@/business/estimate";
import { formatFrom } from "@/business/money";
import { openDays } from "@/business/opening-hours";
import { describePlace } from "@/business/places";
import { useClosedNotice } from "@/components/closed-days/closed-days";
import { ContactLinks } from "@/components/forms/contact-links/contact-links";
import { FormField, type ShownOption } from "@/components/forms/form-field/form-field";
import { BeforeWeCome, NextSteps } from "@/components/forms/next-steps/next-steps";
import { PhotoField } from "@/components/forms/photo-field/photo-field";
import {
  FieldGroup,
  HiddenField,
  MoreFields,
  RequestForm,
} from "@/components/forms/request-form/request-form";
import { useBusiness } from "@/components/hooks/use-site";
import { LegalLinks } from "@/components/layout/legal-links/legal-links";
import { PaymentNote } from "@/components/prices/deposit/deposit";
import { RequestBar } from "@/components/prices/price-summary/request-bar";
import { VehicleDrawing } from "@/components/prices/vehicle-drawing/vehicle-drawing";
import { usePlace } from "@/components/regions/region/use-place";
import { deskLink, deskLinkName } from "@/desk/desk-link";
import {
  bookingField,
  type BookingFieldName,
  bookingForm,
  questionsWithDefault,
} from "@/requests/booking-fields";
import { answerOf } from "@/requests/field";
import { bookingPrice, BookingSummary, shownPrice } from "./booking-summary";
import { useBookingChoices } from "./use-booking-choices";
import {
  type BookingContent,
  type BookingLocation,
  useBookingRequest,
  useLinkedEstimate,
} from "./use-booking-request";
import * as styles from "./booking-form.module.scss";

interface BookingFormProps extends BookingContent {
  hints: Queries.BookingHintsFragment | null | undefined;
  deposit: Queries.DepositFragment | null | undefined;
  beforeWeCome: readonly string[];
  wording: Queries.BookingWordingFragment;
  forms: Queries.FormsFragment & { bookingAction: string };
  location: BookingLocation;
}

/** With fewer letters, the text of a suburb is not looked up. */
const minSuburbLetters = 3;

/** Questions that are folded until one of them is answered. */
const extraNames: readonly BookingFieldName[] = ["cars", "how_often", "add_ons", "condition"];
const moreNames: readonly BookingFieldName[] = ["contact_method", "referral", "message"];

const toOption = ({ title, from }: Extra): ShownOption => ({
  value: title,
  label: title,
  note: from ? formatFrom(from) : undefined,
});

/** The options that come from the content. Memoised, so that a field renders again only when its own options change. */
function useOptions({ services, pricing }: BookingContent) {
  const { hours } = useBusiness();
  return useMemo(
    (): Partial<Record<BookingFieldName, ShownOption[]>> => ({
      service: services.map(({ name }) => ({ value: name, label: name })),
      vehicle_size: pricing.sizes.map(({ name, examples }, index) => ({
        value: name,
        label: name,
        note: examples,
        drawing: <VehicleDrawing index={index} />,
      })),
      how_often: pricing.howOften.map(({ label, note }) => ({
        value: label,
        label,
        note: note ?? undefined,
      })),
      add_ons: pricing.addOns.map(toOption),
      condition: pricing.condition?.answers.map(toOption) ?? [],
      preferred_days: openDays(hours)
        .map(dayName)
        .map((day) => ({ value: day, label: day.slice(0, 3) })),
    }),
    [services, pricing, hours],
  );
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
  const { name, timeZone, desk, siteAddress } = useBusiness();
  const content = { services, pricing, regions };
  const request = useBookingRequest(bookingForm, content, location);
  const { answers, isReady } = request;
  const { linkedEstimate, keepSize } = useLinkedEstimate(request, content);
  const suburb = answerOf(answers, "suburb").trim();
  const place = usePlace(regions, suburb);
  const isOutside = place?.kind === "unknown" || place?.kind === "nearby";
  const choices = useBookingChoices(answers, content, linkedEstimate);
  const { service, vehicleSize, estimate } = choices;
  const options = useOptions(content);
  const [photos, setPhotos] = useState(0);
  const price = bookingPrice(choices);
  const closedNotice = useClosedNotice();
  const derived: Partial<Record<BookingFieldName, string | undefined>> = {
    price_estimate: estimate === undefined ? undefined : `$${estimate}`,
    region: regions.find(({ slug }) => slug === choices.region)?.longName,
    price_shown: shownPrice(choices, isOutside),
  };
  const linkToDesk = () =>
    deskLink(siteAddress, {
      reference: request.reference,
      sent: localTime(new Date(), timeZone).day,
      answers: [
        ...answers.filter(
          ([name]) => !questionsWithDefault.includes(name) || request.answered.includes(name),
        ),
        ...(photos > 0 ? [["photos", String(photos)] as const] : []),
      ],
    });
  const field = (fieldName: BookingFieldName) => ({
    ...request.fieldProps(bookingField(fieldName)),
    options: options[fieldName],
  });

  return (
    <div className={styles.layout}>
      <RequestForm
        request={request}
        forms={forms}
        action={forms.bookingAction}
        summary={
          <BookingSummary
            choices={choices}
            vehicle={answerOf(answers, "vehicle").trim()}
            isOutside={isOutside}
            wording={wording}
            facts={
              isReady
                ? [request.reference, formatShortDay(new Date(), timeZone), suburb]
                : // Room for them, so that nothing moves.
                  ["\u00a0"]
            }
          />
        }
      >
        <datalist id="suburbs">
          {regions.flatMap(({ suburbs, longName }) =>
            suburbs.map((each) => (
              <option key={each.name} value={each.name}>
                {longName}
              </option>
            )),
          )}
        </datalist>
        <FieldGroup legend="About you">
          <FormField {...field("full_name")} />
          <FormField {...field("phone")} hint={hints?.phone} />
          <FormField {...field("email")} hint={hints?.email} />
        </FieldGroup>
        <FieldGroup legend="Your car">
          <FormField {...field("vehicle")} />
          <FormField
            {...field("suburb")}
            list="suburbs"
            note={place && suburb.length >= minSuburbLetters ? describePlace(place) : ""}
          />
          <FormField {...field("utilities")} />
        </FieldGroup>
        <FieldGroup legend="The job">
          <FormField {...field("service")} isReplaced={isReady} />
          {isReady && service && <input type="hidden" name="service" value={service.name} />}
          <div className={styles.size} onInput={keepSize}>
            <FormField {...field("vehicle_size")} />
          </div>
          <MoreFields title="Add-ons and more" request={request} names={extraNames}>
            <FormField
              {...field("cars")}
              note={
                Number(choices.cars) > 1
                  ? "In the comments, tell us make, size and service of each of the others."
                  : ""
              }
            />
            {pricing.howOften.length > 0 && <FormField {...field("how_often")} />}
            {pricing.addOns.length > 0 && <FormField {...field("add_ons")} />}
            {pricing.condition && (
              <FormField
                {...field("condition")}
                label={pricing.condition.question}
                note={pricing.condition.note}
              />
            )}
          </MoreFields>
          {Object.entries(derived).map(([key, value]) => (
            <HiddenField key={key} name={key} value={isReady ? value : undefined} />
          ))}
          <FormField {...field("preferred_days")} hint={closedNotice} />
          <FormField {...field("preferred_time")} />
        </FieldGroup>
        <MoreFields title="Tell us more" request={request} names={moreNames}>
          <FormField {...field("contact_method")} />
          <FormField {...field("referral")} />
          <FormField {...field("message")} />
          <PhotoField
            form="booking"
            maxMegabytes={forms.photosMb}
            isReady={isReady}
            onCount={setPhotos}
            text={["Photos for my booking request", service?.name, suburb]
              .filter(Boolean)
              .join(", ")}
          />
        </MoreFields>
        <FieldGroup>
          <FormField
            {...field("consent")}
            label={`I consent to ${name} collecting and using my personal information to contact me about this booking request.`}
            note={
              <>
                <span>We use your details only for this request. </span>
                <LegalLinks />
              </>
            }
          />
          <PaymentNote deposit={deposit} />
        </FieldGroup>
        {desk && <HiddenField name={deskLinkName} value={isReady ? linkToDesk() : undefined} />}
      </RequestForm>
      {service && (
        <RequestBar
          label={[service.name, vehicleSize.toLowerCase()].filter(Boolean).join(", ")}
          total={price ?? ""}
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
