import { graphql } from "gatsby";
import { useMemo } from "react";
import { Link } from "../link/link";
import { bookingFields, type BookingFieldName, bookingSent } from "../../business/booking-fields";
import { answerOf, type Field } from "../../business/field";
import { formatFrom } from "../../business/money";
import { type BookingLists, hiddenAnswers, linkFrom, readPrefill } from "../../business/prefill";
import { coveredSuburbs, describeSuburb, findSuburbs } from "../../business/suburbs";
import { useBusiness } from "../../hooks/use-site";
import { paths } from "../../site/paths";
import { FormField } from "../form-field/form-field";
import { NextSteps } from "../next-steps/next-steps";
import { FieldGroup, RequestForm } from "../request-form/request-form";
import { useRequestForm } from "../request-form/use-request-form";
import { TalkLinks } from "../talk-links/talk-links";
import * as styles from "./booking-form.module.scss";
import { BookingSummary } from "./booking-summary";

interface BookingFormProps {
  services: readonly Queries.BookingServiceFragment[];
  pricing: Queries.BookingPricingFragment;
  regions: readonly Queries.BookingRegionFragment[];
  forms: Queries.FormsFragment & { bookingAction: string };
  /** Where the visitor came in; its query and state prefill the form. */
  location: { search: string; state: unknown };
}

/** Fewer letters of a suburb than this mean nothing yet. */
const minSuburbLetters = 3;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const fieldNamed = (name: BookingFieldName): Field =>
  bookingFields.find((field) => field.name === name) ?? bookingFields[0];

/** The booking request: the form, and beside it what has been chosen so far and what happens next. */
export function BookingForm({ services, pricing, regions, forms, location }: BookingFormProps) {
  const { name, hours } = useBusiness();
  const suburbs = useMemo(() => coveredSuburbs(regions), [regions]);
  const lists: BookingLists = { services, rates: pricing, suburbs };
  const request = useRequestForm({
    id: "booking",
    fields: bookingFields,
    sent: bookingSent,
    link: {
      source: linkFrom(location.search, location.state, services),
      answersFor: (source) => {
        const { service, suburb } = readPrefill(source, lists);
        const label = services.find(({ slug }) => slug === service)?.name;
        return [
          ...(label ? [["service", label] as const] : []),
          ...(suburb ? [["suburb", suburb] as const] : []),
        ];
      },
    },
  });
  const { answers, failure, isReady } = request;
  const chosen = answerOf(answers, { name: "service" });
  const hidden = hiddenAnswers(readPrefill(request.source, lists), chosen, lists);
  const suburb = answerOf(answers, { name: "suburb" }).trim();
  const [found] = findSuburbs(suburbs, suburb);

  const serviceOptions = useMemo(
    () =>
      services.map((service) => ({
        value: service.name,
        label: service.name,
        note: service.price.text,
      })),
    [services],
  );
  const addOnOptions = useMemo(
    () =>
      pricing.addOns.map(({ title, from }) => ({
        value: title,
        label: title,
        note: formatFrom(from),
      })),
    [pricing],
  );
  const dayOptions = useMemo(
    () =>
      hours
        .flatMap(({ days }) => days)
        .map((day) => ({ value: capital(day), label: capital(day).slice(0, 3) })),
    [hours],
  );
  const field = (fieldName: BookingFieldName) => ({
    form: "booking",
    field: fieldNamed(fieldName),
    error: failure?.name === fieldName ? failure.text : undefined,
  });

  return (
    <div className={styles["layout"]}>
      <RequestForm
        request={request}
        fields={bookingFields}
        forms={forms}
        action={forms.bookingAction}
        next={paths.thanks}
        subject="Booking request from the website"
        button="Send booking request"
      >
        <datalist id="suburbs">
          {suburbs.map((each) => (
            <option key={each.name} value={each.name}>
              {describeSuburb(each)}
            </option>
          ))}
        </datalist>
        <FieldGroup legend="About you">
          <FormField {...field("full_name")} />
          <FormField {...field("phone")} />
          <FormField {...field("email")} />
        </FieldGroup>
        <FieldGroup legend="Your car">
          <FormField {...field("vehicle")} />
          <FormField
            {...field("suburb")}
            list="suburbs"
            note={
              suburb.length < minSuburbLetters
                ? ""
                : found
                  ? describeSuburb(found)
                  : "Not on our list yet, but we may still come to you."
            }
          />
        </FieldGroup>
        <FieldGroup legend="The job">
          <FormField
            {...field("service")}
            options={serviceOptions}
            isStoodInFor={isReady}
            note={noteOn(hidden)}
          />
          {isReady && chosen && <input type="hidden" name="service" value={chosen} />}
          {hidden.vehicleSize && (
            <input
              type="hidden"
              name="vehicle_size"
              data-name="vehicle_size"
              value={hidden.vehicleSize}
            />
          )}
          {hidden.estimate && (
            <input
              type="hidden"
              name="price_estimate"
              data-name="price_estimate"
              value={hidden.estimate}
            />
          )}
          <FormField {...field("add_ons")} options={addOnOptions} />
          <FormField {...field("preferred_days")} options={dayOptions} />
          <FormField {...field("preferred_time")} />
        </FieldGroup>
        <FieldGroup legend="Anything else">
          <FormField {...field("contact_method")} />
          <FormField {...field("utilities")} />
          <FormField {...field("referral")} />
          <FormField {...field("message")} />
        </FieldGroup>
        <FieldGroup>
          <FormField
            {...field("consent")}
            label={`I consent to ${name} collecting and using my personal information to contact me about this booking request.`}
            note={
              <>
                <span>We use your details to answer you and for nothing else. </span>
                <Link to={paths.privacy}>Privacy</Link>
              </>
            }
          />
        </FieldGroup>
      </RequestForm>
      <aside className={styles["aside"]}>
        <BookingSummary
          service={services.find((service) => service.name === chosen)}
          vehicleSize={hidden.vehicleSize}
          estimate={hidden.estimate}
        />
        <h2>What happens next</h2>
        <NextSteps />
        <TalkLinks />
      </aside>
    </div>
  );
}

function noteOn({ vehicleSize, estimate }: { vehicleSize: string; estimate: string }): string {
  if (!vehicleSize) return "";
  return estimate ? `${vehicleSize}: estimate ${estimate}, indicative` : vehicleSize;
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
