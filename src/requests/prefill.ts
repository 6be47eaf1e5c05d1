import type { BookingQuery } from "../site/booking-query";
import { readOnce } from "../site/read-once";

/** What a link to the booking page may name. */
export interface BookingLists {
  services: readonly { slug: string; code: string; name: string }[];
  sizes: readonly { id: string }[];
  suburbs: readonly { name: string }[];
  addOns: readonly { id: string }[];
  conditions: readonly { id: string }[];
}

/**
 * The link a visitor came by, as one query: the service in the state of a navigation (`{ service }`, id or short code) goes
 * before that of the address. State of any other kind is ignored.
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

/**
 * What a link brings to the booking form: service (id or short code), vehicle size, suburb, add-ons and condition. Anything
 * that is not on our lists, or repeated, is ignored. The estimate it carries is worked out again from these.
 */
export function readPrefill(search: string, lists: BookingLists): Omit<BookingQuery, "estimate"> {
  const { services, sizes, suburbs, addOns, conditions } = lists;
  const wanted = readOnce(search, "service");
  const sizeId = readOnce(search, "vehicleSize");
  const place = readOnce(search, "suburb")?.toLowerCase();
  return {
    service: services.find(({ slug, code }) => wanted === slug || wanted === code)?.slug,
    vehicleSize: sizes.find(({ id }) => id === sizeId)?.id,
    suburb: suburbs.find(({ name }) => name.toLowerCase() === place)?.name,
    addOns: readIds(search, "addOns", addOns),
    condition: readIds(search, "condition", conditions),
  };
}
