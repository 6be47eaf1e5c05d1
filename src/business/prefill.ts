import { type EstimateRates, estimateFor } from "./estimate";
import { readOnce } from "./read-once";
import type { BookingQuery } from "./booking-query";

/** What a link to the booking page may speak of. */
export interface BookingLists {
  services: readonly { slug: string; code: string; name: string }[];
  rates: EstimateRates;
  suburbs: readonly { name: string }[];
}

/**
 * What a visitor came by, as one query: the service that travels as state of a navigation (`{ service }`, id or short code)
 * stands before that of the address. State of any other kind is ignored.
 */
export function linkFrom(
  search: string,
  state: unknown,
  services: BookingLists["services"],
): string {
  const wanted = (state as { service?: unknown } | null | undefined)?.service;
  const service = services.find(({ slug, code }) => wanted === slug || wanted === code)?.slug;
  if (service === undefined) return search;
  const query = new URLSearchParams(search);
  query.set("service", service);
  return `?${query}`;
}

/**
 * What a link brings to the booking form: service (id or short code), vehicle size, estimate and suburb. Anything that is not
 * on our lists or repeated is ignored; an estimate that is not what we would work out ourselves is dropped.
 */
export function readPrefill(
  search: string,
  { services, rates, suburbs }: BookingLists,
): BookingQuery {
  const wanted = readOnce(search, "service");
  const sizeId = readOnce(search, "vehicleSize");
  const place = readOnce(search, "suburb")?.toLowerCase();
  const service = services.find(({ slug, code }) => wanted === slug || wanted === code)?.slug;
  const ours = estimateFor(rates, service, sizeId);
  return {
    service,
    vehicleSize: rates.sizes.find(({ id }) => id === sizeId)?.id,
    estimate: readOnce(search, "estimate") === String(ours) ? ours : undefined,
    suburb: suburbs.find(({ name }) => name.toLowerCase() === place)?.name,
  };
}

/**
 * The hidden fields for the service chosen (by name); an empty one is not sent. Size and estimate were worked out for the
 * service of the link: they go as soon as another is chosen, or one that has no sizes. Specification, section 4.
 */
export function hiddenAnswers(
  { service, vehicleSize, estimate }: BookingQuery,
  chosen: string,
  { services, rates }: BookingLists,
): { vehicleSize: string; estimate: string } {
  const slug = services.find(({ name }) => name === chosen)?.slug;
  const holds =
    (service === undefined || service === slug) &&
    rates.estimator.some((each) => each.slug === slug);
  const size = rates.sizes.find(({ id }) => id === vehicleSize)?.name;
  return {
    vehicleSize: holds && size ? size : "",
    estimate: holds && estimate ? `$${estimate}` : "",
  };
}
