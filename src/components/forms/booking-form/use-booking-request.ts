import { useEffect, useRef } from "react";
import { setAnswer } from "@/components/forms/request-form/form-controls";
import type { LinkAnswers } from "@/components/forms/request-form/use-draft";
import { type RequestForm, useRequestForm } from "@/components/forms/request-form/use-request-form";
import { answerOf, type FormDefinition } from "@/requests/field";
import { linkFrom, readPrefill } from "@/requests/prefill";

/** An answer to “How often?”, with what each service costs then. */
type Interval = Queries.CarePlansFragment & { readonly note: string | null };

/** The content that the questions of the booking form offer. */
export interface BookingContent {
  services: readonly Queries.BookingServiceFragment[];
  pricing: Queries.EstimatorFragment & { howOften: readonly Interval[] };
  regions: readonly Queries.SuburbCheckRegionFragment[];
}

/** The address with which the visitor arrived; its query and state prefill the form. */
export interface BookingLocation {
  search: string;
  state: unknown;
}

/** The booking request, filled in by the link that the visitor followed. */
export function useBookingRequest(
  form: FormDefinition,
  content: BookingContent,
  { search, state }: BookingLocation,
) {
  return useRequestForm(form, {
    source: linkFrom(search, state, content.services),
    answersFor: (source) => answersOfLink(source, content),
  });
}

/** The choices that a link prefills, as ids. */
function readLink(source: string, { services, pricing, regions }: BookingContent) {
  return readPrefill(source, {
    services,
    sizes: pricing.sizes,
    suburbs: regions.flatMap(({ suburbs, nearby }) => [...suburbs, ...nearby]),
    addOns: pricing.addOns,
    conditions: pricing.condition?.answers ?? [],
  });
}

/** The choices that a link prefills, as answers to the questions of the form. */
function answersOfLink(source: string, content: BookingContent): LinkAnswers {
  const { services, pricing } = content;
  const { service, vehicleSize, suburb, addOns = [], condition = [] } = readLink(source, content);
  const answers = {
    service: services.filter(({ slug }) => slug === service).map(({ name }) => name),
    vehicle_size: pricing.sizes.filter(({ id }) => id === vehicleSize).map(({ name }) => name),
    add_ons: pricing.addOns.filter(({ id }) => addOns.includes(id)).map(({ title }) => title),
    condition: (pricing.condition?.answers ?? [])
      .filter(({ id }) => condition.includes(id))
      .map(({ title }) => title),
    ...(suburb && { suburb: [suburb] }),
  };
  // A link that names a service carries a whole estimate: what is missing from it was not chosen.
  if (service) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([, values]) => values.length > 0));
}

/**
 * A vehicle size from the link was chosen for the link's service: it is cleared when another service is chosen, and returns
 * with the first. A size that the visitor chose stays (specification, section 4). Returns the link's estimate in whole
 * dollars while its service and size are chosen, and what to call when the visitor chooses a size.
 */
export function useLinkedEstimate(request: RequestForm, content: BookingContent) {
  const { form, answers, source, sync } = request;
  const hasChosen = useRef(false);
  const linked = readLink(source, content);
  const linkedSize =
    linked.service && content.pricing.sizes.find(({ id }) => id === linked.vehicleSize)?.name;
  const service = content.services.find(({ name }) => name === answerOf(answers, "service"));
  const isLinkedService = linked.service === service?.slug;
  const size = answerOf(answers, "vehicle_size");
  const isLinkedSize = size === "" || size === linkedSize;
  useEffect(() => {
    if (!form.current || !linkedSize || hasChosen.current || !isLinkedSize) return;
    setAnswer(form.current, "vehicle_size", isLinkedService ? [linkedSize] : []);
    sync();
  }, [form, sync, linkedSize, isLinkedService, isLinkedSize]);
  return {
    linkedEstimate:
      linked.service && isLinkedService && size === (linkedSize ?? "")
        ? linked.estimate
        : undefined,
    keepSize: () => {
      hasChosen.current = true;
    },
  };
}
