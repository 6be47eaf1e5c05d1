import { graphql } from "gatsby";
import { useEffect, useMemo, useState } from "react";
import { bookingFields, type BookingFieldName, bookingSent } from "../../business/booking-fields";
import type { Extra } from "../../business/estimate";
import { answerOf, type Field, type Option } from "../../business/field";
import { formatFrom } from "../../business/money";
import type * as placesModule from "../../business/places";
import { type BookingLists, hiddenAnswers, linkFrom, readPrefill } from "../../business/prefill";
import { useBusiness } from "../../hooks/use-site";
import { paths } from "../../site/paths";
import { FormField } from "../form-field/form-field";
import { NextSteps } from "../next-steps/next-steps";
import { PhotoField } from "../photo-field/photo-field";
import { setRegion, useRegion } from "../region/use-region";
import { FieldGroup, RequestForm } from "../request-form/request-form";
import { useRequestForm } from "../request-form/use-request-form";
import { TalkLinks } from "../talk-links/talk-links";
import { BookingDocket, shownPrice } from "./booking-docket";
import * as styles from "./booking-form.module.scss";

interface BookingFormProps {
  services: readonly Queries.BookingServiceFragment[];
  pricing: Queries.EstimatorFragment;
  regions: readonly Queries.SuburbCheckRegionFragment[];
  hints: Queries.BookingHintsFragment | null | undefined;
  forms: Queries.FormsFragment & { bookingAction: string };
  /** Where the visitor came in; its query and state prefill the form. */
  location: { search: string; state: unknown };
}

/** Fewer letters of a suburb than this mean nothing yet. */
const minSuburbLetters = 3;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const toOption = ({ title, from }: Extra): Option => ({
  value: title,
  label: title,
  note: from ? formatFrom(from) : undefined,
});

const fieldNamed = (name: BookingFieldName): Field =>
  bookingFields.find((field) => field.name === name) ?? bookingFields[0];

/** The booking request: the form, the docket that it fills, and what happens next. */
export function BookingForm({
  services,
  pricing,
  regions,
  hints,
  forms,
  location,
}: BookingFormProps) {
  const { name, hours } = useBusiness();
  const conditions = pricing.condition?.answers ?? [];
  const lists: BookingLists = {
    services,
    rates: pricing,
    suburbs: regions.flatMap(({ suburbs, nearby }) => [...suburbs, ...nearby]),
    addOns: pricing.addOns,
    conditions,
  };
  const request = useRequestForm({
    id: "booking",
    fields: bookingFields,
    sent: bookingSent,
    link: {
      source: linkFrom(location.search, location.state, services),
      answersFor: (source) => {
        const { service, suburb, addOns, condition } = readPrefill(source, lists);
        const titles = (list: readonly { id: string; title: string }[], ids: readonly string[]) =>
          list.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
        return [
          ["service", services.find(({ slug }) => slug === service)?.name ?? ""],
          ["suburb", suburb ?? ""],
          ...titles(pricing.addOns, addOns ?? []).map((title) => ["add_ons", title] as const),
          ...titles(conditions, condition ?? []).map((title) => ["condition", title] as const),
        ].filter(([, value]) => value !== "") as [string, string][];
      },
    },
  });
  const { answers, failure, isReady } = request;
  const valuesOf = (fieldName: BookingFieldName) =>
    answers.flatMap(([key, value]) => (key === fieldName ? value : []));
  const service = answerOf(answers, { name: "service" });
  const suburb = answerOf(answers, { name: "suburb" }).trim();
  // What knows places is fetched with the first letter, because the form comes near its budget of script.
  const [places, setPlaces] = useState<typeof placesModule>();
  const isAsked = suburb !== "";
  useEffect(() => {
    // Without it the suburb is sent as it was typed.
    if (isAsked) void import("../../business/places").then(setPlaces, () => undefined);
  }, [isAsked]);
  const place = useMemo(() => places?.findPlaces(regions, suburb), [places, regions, suburb]);
  const suburbRegion = places?.regionOf(place, suburb);
  useEffect(() => {
    if (suburbRegion) setRegion(suburbRegion.slug);
  }, [suburbRegion]);
  const region = useRegion();
  const hidden = hiddenAnswers(readPrefill(request.source, lists), service, lists, region);
  const chosen = {
    ...hidden,
    region,
    service: services.find((each) => each.name === service),
    extras: [
      ...pricing.addOns.filter(({ title }) => valuesOf("add_ons").includes(title)),
      ...conditions.filter(({ title }) => valuesOf("condition").includes(title)),
    ],
  };
  const sentBeside: Partial<Record<BookingFieldName, string | undefined>> = {
    vehicle_size: hidden.vehicleSize,
    price_estimate: hidden.estimate === undefined ? undefined : `$${hidden.estimate}`,
    region: regions.find(({ slug }) => slug === region)?.longName,
    price_shown: shownPrice(chosen),
  };

  // Kept, so that fields are drawn anew only where something of theirs has changed.
  const options: Partial<Record<BookingFieldName, Option[]>> = useMemo(
    () => ({
      service: services.map((each) => ({ value: each.name, label: each.name })),
      add_ons: pricing.addOns.map(toOption),
      condition: pricing.condition?.answers.map(toOption) ?? [],
      preferred_days: hours
        .flatMap(({ days }) => days.map(capital))
        .map((day) => ({ value: day, label: day.slice(0, 3) })),
    }),
    [services, pricing, hours],
  );
  const field = (fieldName: BookingFieldName) => ({
    form: "booking",
    field: fieldNamed(fieldName),
    options: options[fieldName],
    error: failure?.name === fieldName ? failure.text : undefined,
  });

  return (
    <div className={styles["layout"]}>
      <RequestForm
        request={request}
        forms={forms}
        action={forms.bookingAction}
        next={paths.thanks}
        subject="Booking request from the website"
        button="Send booking request"
        docket={<BookingDocket chosen={chosen} />}
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
            note={
              places && place && suburb.length >= minSuburbLetters
                ? places.describePlace(place)
                : ""
            }
          />
        </FieldGroup>
        <FieldGroup legend="The job">
          <FormField {...field("service")} isStoodInFor={isReady} note={hidden.vehicleSize} />
          {isReady && service && <input type="hidden" name="service" value={service} />}
          {Object.entries(sentBeside).map(
            ([key, value]) =>
              isReady &&
              value && <input key={key} type="hidden" name={key} data-name={key} value={value} />,
          )}
          {pricing.addOns.length > 0 && <FormField {...field("add_ons")} />}
          {pricing.condition && (
            <FormField
              {...field("condition")}
              label={pricing.condition.question}
              note={pricing.condition.note}
            />
          )}
          <FormField {...field("preferred_days")} />
          <FormField {...field("preferred_time")} />
        </FieldGroup>
        <FieldGroup legend="Anything else">
          <FormField {...field("contact_method")} />
          <FormField {...field("utilities")} />
          <FormField {...field("referral")} />
          <FormField {...field("message")} />
          <PhotoField
            form="booking"
            maxMegabytes={forms.photosMb}
            isReady={isReady}
            words={["Photos for my booking request", service, suburb].filter(Boolean).join(", ")}
          />
        </FieldGroup>
        <FieldGroup>
          <FormField
            {...field("consent")}
            label={`I consent to ${name} collecting and using my personal information to contact me about this booking request.`}
            note={
              <>
                <span>We use your details to answer you and for nothing else. </span>
                <a href={paths.privacy}>Privacy</a>
              </>
            }
          />
        </FieldGroup>
      </RequestForm>
      <section className={styles["next"]} aria-labelledby="next">
        <h2 id="next">What happens next</h2>
        <NextSteps />
        <TalkLinks />
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
`;
