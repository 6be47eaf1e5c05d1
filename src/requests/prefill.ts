import type { BookingQuery } from "../site/booking-query";
import { readOnce } from "../site/read-once";

/** What an address may name. */
export interface PrefillLists {
  services: readonly { slug: string; code: string }[];
  sizes: readonly { id: string }[];
  suburbs?: readonly { name: string }[];
  addOns: readonly { id: string }[];
  conditions: readonly { id: string }[];
}

/** What is chosen for an estimate, by id. */
export type EstimateChoice = Pick<BookingQuery, "service" | "vehicleSize" | "addOns" | "condition">;

/**
 * The link a visitor came by, as one query: the service in the state of a navigation (`{ service }`, id or short code) goes
 * before that of the address. State of any other kind is ignored.
 */
export function linkFrom(
  search: string,
  state: unknown,
  services: PrefillLists["services"],
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
 * What an address brings to the estimator and to the booking form: service (id or short code), vehicle size, suburb, add-ons and
 * condition. Anything that is not on our lists, or repeated, is ignored. The estimate it carries is worked out again from these.
 */
export function readPrefill(search: string, lists: PrefillLists): Omit<BookingQuery, "estimate"> {
  const { services, sizes, suburbs, addOns, conditions } = lists;
  const wanted = readOnce(search, "service");
  const sizeId = readOnce(search, "vehicleSize");
  const place = readOnce(search, "suburb")?.toLowerCase();
  return {
    service: services.find(({ slug, code }) => wanted === slug || wanted === code)?.slug,
    vehicleSize: sizes.find(({ id }) => id === sizeId)?.id,
    suburb: suburbs?.find(({ name }) => name.toLowerCase() === place)?.name,
    addOns: readIds(search, "addOns", addOns),
    condition: readIds(search, "condition", conditions),
  };
}

/** The query of an address with the choice written into it; parameters of others are kept. */
export function writePrefill(search: string, choice: EstimateChoice): string {
  const parameters = new URLSearchParams(search);
  for (const key of ["service", "vehicleSize", "addOns", "condition"] as const) {
    // Lists become words with commas between them.
    const value = String(choice[key] ?? "");
    if (value) parameters.set(key, value);
    else parameters.delete(key);
  }
  const query = parameters.toString();
  return query && `?${query}`;
}
