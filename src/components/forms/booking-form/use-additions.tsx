import { useMemo } from "react";
import { notNeeded } from "@/business/add-ons";
import { dayName } from "@/business/dates";
import type { PriceAddition } from "@/business/estimate";
import { formatFrom, priceIn } from "@/business/money";
import { openDays } from "@/business/opening-hours";
import { exampleIn } from "@/business/size-of-car";
import type { ShownOption } from "@/components/forms/form-field/form-field";
import { LegalLinks } from "@/components/forms/legal-links/legal-links";
import type { Additions } from "@/components/forms/request-form/questions";
import { typeInto } from "@/components/hooks/form-controls";
import { useBusiness } from "@/components/hooks/use-site";
import { VehicleDrawing } from "@/components/prices/vehicle-drawing/vehicle-drawing";
import { PlaceAnswer } from "@/components/regions/place-answer/place-answer";
import type { BookingQuestionName } from "@/requests/booking-questions";
import { answerOf } from "@/requests/question";
import type { BookingContent } from "./booking-choices";
import { shownPrice } from "./booking-summary";
import type { Booking } from "./use-booking";

const toOption = ({ title, from }: PriceAddition): ShownOption => ({
  value: title,
  label: title,
  note: from ? formatFrom(from) : undefined,
});

/** The options from the content. Memoised, so that a field renders only when its own change. */
function useOptions(
  { services, pricing }: BookingContent,
  service: Booking["choices"]["service"],
): Partial<Record<BookingQuestionName, ShownOption[]>> {
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
      vehicle_size: pricing.sizes.map(({ id, name, examples }) => ({
        value: name,
        label: name,
        note: examples,
        drawing: <VehicleDrawing size={id} />,
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

/** What the booking form adds to its questions from the content and from other answers. */
export function useAdditions(
  { request, choices, place, isOutside }: Booking,
  content: BookingContent,
): Additions<BookingQuestionName> {
  const { name } = useBusiness();
  const options = useOptions(content, choices.service);
  const { condition, sizes } = content.pricing;
  const { cost } = choices;
  const example = exampleIn(answerOf(request.draft.answers, "vehicle"), sizes);
  const size = answerOf(request.draft.answers, "vehicle_size");
  const { form, isReady } = request;
  const choosePlace = (name: string) => typeInto(form.current, "suburb", name);
  return {
    suburb: {
      list: "suburbs",
      note: place ? <PlaceAnswer answer={place} choose={choosePlace} /> : "",
      // Not in the built HTML, which it would make larger.
      below: isReady && (
        <datalist id="suburbs">
          {content.regions.flatMap(({ suburbs }) =>
            suburbs.map((each) => <option key={each.name} value={each.name} />),
          )}
        </datalist>
      ),
    },
    service: {
      options: options.service,
      isReplaced: isReady,
      below: isReady && choices.service && (
        <input type="hidden" name="service" value={choices.service.name} />
      ),
    },
    vehicle_size: {
      options: options.vehicle_size,
      note:
        example && size && example.name !== size
          ? `A ${example.car} counts as “${example.name}”.`
          : "",
    },
    how_often: { options: options.how_often },
    add_ons: { options: options.add_ons },
    condition: {
      options: options.condition,
      label: condition?.question,
      note: condition?.note,
    },
    price_estimate: {
      value: cost?.kind === "about" ? `$${priceIn(cost.service, choices.region)}` : undefined,
    },
    price_shown: { value: shownPrice(choices, isOutside) },
    preferred_days: { options: options.preferred_days },
    consent: {
      label: `I consent to ${name} collecting and using my personal information to contact me about this booking request.`,
      note: (
        <>
          <span>We use your details only for this request. </span>
          <LegalLinks />
        </>
      ),
    },
  };
}
