import { type EstimateRates, estimateFor } from "../estimate/estimate";
import { readOnce } from "../forms/read-once";
import type { BookingQuery } from "../paths";

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
export function readPrefill(search: string, state: unknown, { services, rates, suburbs }: BookingLists): BookingQuery {
  const [service] = [(state as { service?: unknown } | null | undefined)?.service, readOnce(search, "service")].flatMap(
    (wanted) => services.find(({ slug, code }) => wanted === slug || wanted === code)?.slug ?? [],
  );
  const size = readOnce(search, "vehicleSize");
  const vehicleSize = rates.sizes.find(({ id }) => id === size)?.id;
  const place = readOnce(search, "suburb")?.trim().toLowerCase();
  const suburb = suburbs.find(({ name }) => name.toLowerCase() === place)?.name;
  const ours = estimateFor(rates, service, vehicleSize);
  const estimate = readOnce(search, "estimate") === String(ours) ? ours : undefined;
  return { ...(service && { service }), ...(vehicleSize && { vehicleSize }), ...(estimate && { estimate }), ...(suburb && { suburb }) };
}

/** The hidden fields of the booking form; empty ones are not sent. */
export interface HiddenAnswers {
  service: string;
  vehicle_size: string;
  price_estimate: string;
}

/**
 * The hidden fields for the service chosen (its full label). Size and estimate were worked out for the service of the link:
 * they go as soon as another is chosen.
 */
export function hiddenAnswers(prefill: BookingQuery, chosen: string, { services, rates }: BookingLists): HiddenAnswers {
  const meant = services.find(({ slug }) => slug === prefill.service)?.name;
  const same = meant === undefined || meant === chosen;
  return {
    service: chosen,
    vehicle_size: (same && rates.sizes.find(({ id }) => id === prefill.vehicleSize)?.name) || "",
    price_estimate: same && prefill.estimate ? `$${prefill.estimate}` : "",
  };
}
