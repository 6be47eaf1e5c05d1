import type { LinkAnswers } from "@/components/forms/request-form/begin-request";
import { readPrefill } from "@/requests/prefill";

/** An answer to “How often?”, with what each service costs then. */
type Interval = Queries.CarePlansFragment & { readonly note: string | null };

/** The content that the questions of the booking form offer. */
export interface BookingContent {
  services: readonly Queries.BookingServiceFragment[];
  pricing: Queries.EstimatorFragment & { howOften: readonly Interval[] };
  regions: readonly Queries.SuburbCheckRegionFragment[];
}

/** The choices that a link prefills, as ids. */
export function readLink(source: string, { services, pricing, regions }: BookingContent) {
  return readPrefill(source, {
    services,
    sizes: pricing.sizes,
    suburbs: regions.flatMap(({ suburbs }) => suburbs),
    addOns: pricing.addOns,
    conditions: pricing.condition?.answers ?? [],
  });
}

/** The choices that a link prefills, as answers to the questions of the form. */
export function answersOfLink(source: string, content: BookingContent): LinkAnswers {
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
