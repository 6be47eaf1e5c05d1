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
 * What a visitor brings to the booking form: the service from the navigation state or else the query (id or short code),
 * vehicle size, estimate and suburb from the query. Anything that is not on our lists, of the wrong type or repeated is
 * ignored; an estimate that is not what we would work out ourselves is dropped.
 */
export function readPrefill(
  search: string,
  state: unknown,
  { services, rates, suburbs }: BookingLists,
): BookingQuery {
  const serviceOf = (wanted: unknown) =>
    services.find(({ slug, code }) => wanted === slug || wanted === code)?.slug;
  const sizeId = readOnce(search, "vehicleSize");
  const place = readOnce(search, "suburb")?.toLowerCase();
  const service =
    serviceOf((state as { service?: unknown } | null)?.service) ??
    serviceOf(readOnce(search, "service"));
  const ours = estimateFor(rates, service, sizeId);
  return {
    service,
    vehicleSize: rates.sizes.find(({ id }) => id === sizeId)?.id,
    estimate: readOnce(search, "estimate") === String(ours) ? ours : undefined,
    suburb: suburbs.find(({ name }) => name.toLowerCase() === place)?.name,
  };
}

/**
 * The hidden fields for the service chosen (its full label); empty ones are not sent. Size and estimate were worked out for
 * the service of the link: they go as soon as another is chosen.
 */
export function hiddenAnswers(
  prefill: BookingQuery,
  chosen: string,
  { services, rates }: BookingLists,
) {
  const { service, vehicleSize, estimate } = prefill;
  const isSame = !service || services.some(({ slug, name }) => slug === service && name === chosen);
  return {
    service: chosen,
    vehicle_size: (isSame && rates.sizes.find(({ id }) => id === vehicleSize)?.name) || "",
    price_estimate: isSame && estimate ? `$${estimate}` : "",
  };
}
