import { type ReactNode, useMemo } from "react";
import { notNeeded } from "@/business/add-ons";
import { dayName } from "@/business/dates";
import type { PriceAddition } from "@/business/estimate";
import { formatFrom } from "@/business/money";
import { openDays } from "@/business/opening-hours";
import { describePlace } from "@/business/places";
import { useClosedNotice } from "@/components/closed-days/closed-days";
import { FormField, type ShownOption } from "@/components/forms/form-field/form-field";
import { FieldGroup, MoreFields } from "@/components/forms/request-form/request-form";
import { useBusiness } from "@/components/hooks/use-site";
import { LegalLinks } from "@/components/layout/legal-links/legal-links";
import { VehicleDrawing } from "@/components/prices/vehicle-drawing/vehicle-drawing";
import { bookingField, type BookingFieldName } from "@/requests/booking-fields";
import { DerivedFields } from "./derived-fields";
import type { Booking } from "./use-booking";
import type { BookingContent } from "./use-booking-request";
import * as styles from "./booking-form.module.scss";

// The questions of the booking form, group by group, in the order in which they are checked.

/** A suburb is looked up once it has this many letters. */
const minSuburbLetters = 3;

/** Questions that are folded until one of them is answered. */
const addOnQuestions: readonly BookingFieldName[] = ["cars", "how_often", "add_ons", "condition"];
const moreQuestions: readonly BookingFieldName[] = ["contact_method", "referral", "message"];

interface QuestionsProps {
  booking: Booking;
}

const toOption = ({ title, from }: PriceAddition): ShownOption => ({
  value: title,
  label: title,
  note: from ? formatFrom(from) : undefined,
});

/** The options that come from the content. Memoised, so that a field renders again only when its own options change. */
function useOptions(
  { services, pricing }: BookingContent,
  service: Booking["choices"]["service"],
): Partial<Record<BookingFieldName, ShownOption[]>> {
  const { hours } = useBusiness();
  const addOns = useMemo(
    () =>
      pricing.addOns.map((addOn): ShownOption => {
        const reason = notNeeded(addOn, service);
        return { ...toOption(addOn), ...(reason && { note: reason, disabled: true }) };
      }),
    [pricing, service],
  );
  const others = useMemo(
    () => ({
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
      condition: pricing.condition?.answers.map(toOption) ?? [],
      preferred_days: openDays(hours)
        .map(dayName)
        .map((day) => ({ value: day, label: day.slice(0, 3) })),
    }),
    [services, pricing, hours],
  );
  return { ...others, add_ons: addOns };
}

/** What a question of the form is shown with. */
const fieldOf = ({ request }: Booking, name: BookingFieldName) =>
  request.fieldProps(bookingField(name));

export function AboutYou({
  booking,
  hints,
}: QuestionsProps & { hints: Queries.BookingHintsFragment | null | undefined }) {
  return (
    <FieldGroup legend="About you">
      <FormField {...fieldOf(booking, "full_name")} />
      <FormField {...fieldOf(booking, "phone")} hint={hints?.phone} />
      <FormField {...fieldOf(booking, "email")} hint={hints?.email} />
    </FieldGroup>
  );
}

export function YourCar({ booking, regions }: QuestionsProps & Pick<BookingContent, "regions">) {
  const { place, suburb } = booking;
  return (
    <FieldGroup legend="Your car">
      <datalist id="suburbs">
        {regions.flatMap(({ suburbs }) =>
          suburbs.map(({ name }) => <option key={name} value={name} />),
        )}
      </datalist>
      <FormField {...fieldOf(booking, "vehicle")} />
      <FormField
        {...fieldOf(booking, "suburb")}
        list="suburbs"
        note={place && suburb.length >= minSuburbLetters ? describePlace(place) : ""}
      />
      <FormField {...fieldOf(booking, "utilities")} />
    </FieldGroup>
  );
}

export function TheJob({ booking, content }: QuestionsProps & { content: BookingContent }) {
  const { request, choices, keepSize } = booking;
  const { pricing } = content;
  const options = useOptions(content, choices.service);
  const closedNotice = useClosedNotice();
  const field = (name: BookingFieldName) => ({
    ...fieldOf(booking, name),
    options: options[name],
  });
  return (
    <FieldGroup legend="The job">
      <FormField {...field("service")} isReplaced={request.isReady} />
      {request.isReady && choices.service && (
        <input type="hidden" name="service" value={choices.service.name} />
      )}
      <div className={styles.size} onInput={keepSize}>
        <FormField {...field("vehicle_size")} />
      </div>
      <MoreFields title="Add-ons and more" request={request} names={addOnQuestions}>
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
      <DerivedFields booking={booking} />
      <FormField {...field("preferred_days")} hint={closedNotice} />
      <FormField {...field("preferred_time")} />
    </FieldGroup>
  );
}

/** Questions that are folded, with photos below them. */
export function AnythingElse({ booking, children }: QuestionsProps & { children: ReactNode }) {
  return (
    <MoreFields title="Tell us more" request={booking.request} names={moreQuestions}>
      <FormField {...fieldOf(booking, "contact_method")} />
      <FormField {...fieldOf(booking, "referral")} />
      <FormField {...fieldOf(booking, "message")} />
      {children}
    </MoreFields>
  );
}

export function Consent({ booking, children }: QuestionsProps & { children: ReactNode }) {
  const { name } = useBusiness();
  return (
    <FieldGroup>
      <FormField
        {...fieldOf(booking, "consent")}
        label={`I consent to ${name} collecting and using my personal information to contact me about this booking request.`}
        note={
          <>
            <span>We use your details only for this request. </span>
            <LegalLinks />
          </>
        }
      />
      {children}
    </FieldGroup>
  );
}
