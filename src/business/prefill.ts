import { type EstimateRates, estimateFor } from "./estimate";
import { readOnce } from "./read-once";
import type { BookingQuery } from "./booking-query";

/** What a link to the booking page may speak of. */
export interface BookingLists {
  services: readonly { slug: string; code: string; name: string }[];
  rates: EstimateRates;
  suburbs: readonly { name: string }[];
  addOns: readonly { id: string }[];
  conditions: readonly { id: string }[];
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

/** The ids of a list that a query names, with commas between them; undefined for none. */
function readIds(search: string, name: string, known: readonly { id: string }[]) {
  const named = readOnce(search, name)?.split(",") ?? [];
  const ids = known.flatMap(({ id }) => (named.includes(id) ? id : []));
  return ids.length > 0 ? ids : undefined;
}

/** Slugs of all regions whose price of a service differs, and undefined for the standard list. */
const priceRegions = ({ estimator }: EstimateRates, service: string | undefined) => [
  undefined,
  ...(estimator.find(({ slug }) => slug === service)?.price.regional ?? []).map(
    ({ regions }) => regions[0],
  ),
];

/**
 * What a link brings to the booking form: service (id or short code), vehicle size, estimate, suburb, add-ons and condition.
 * Anything that is not on our lists or repeated is ignored; an estimate that we would not work out ourselves in any region is
 * dropped.
 */
export function readPrefill(search: string, lists: BookingLists): BookingQuery {
  const { services, rates, suburbs, addOns, conditions } = lists;
  const wanted = readOnce(search, "service");
  const sizeId = readOnce(search, "vehicleSize");
  const place = readOnce(search, "suburb")?.toLowerCase();
  const service = services.find(({ slug, code }) => wanted === slug || wanted === code)?.slug;
  const given = readOnce(search, "estimate");
  return {
    service,
    vehicleSize: rates.sizes.find(({ id }) => id === sizeId)?.id,
    estimate: priceRegions(rates, service)
      .map((region) => estimateFor(rates, service, sizeId, region))
      .find((estimate) => String(estimate) === given),
    suburb: suburbs.find(({ name }) => name.toLowerCase() === place)?.name,
    addOns: readIds(search, "addOns", addOns),
    condition: readIds(search, "condition", conditions),
  };
}

/**
 * What the hidden fields hold for the service chosen (by name), in the region where the car is. Size and estimate were worked
 * out for the service of the link: they go as soon as another is chosen, or one that has no sizes. Specification, section 4.
 */
export function hiddenAnswers(
  { service, vehicleSize, estimate }: BookingQuery,
  chosen: string,
  { services, rates }: Pick<BookingLists, "services" | "rates">,
  region: string | undefined,
): { vehicleSize: string; estimate: number | undefined } {
  const slug = services.find(({ name }) => name === chosen)?.slug;
  const holds =
    (service === undefined || service === slug) &&
    rates.estimator.some((each) => each.slug === slug);
  const size = rates.sizes.find(({ id }) => id === vehicleSize);
  return {
    vehicleSize: holds && size ? size.name : "",
    estimate: holds && estimate ? estimateFor(rates, slug, size?.id, region) : undefined,
  };
}
