import { queryValue } from "@/lib/query-value";
import { recall, remember } from "@/lib/tab-storage";
import { type BookingQuery, withChoices } from "@/site/paths";

/** The content that a prefilled address may name. */
export interface PrefillLists {
  services: readonly { slug: string; code: string }[];
  sizes: readonly { id: string }[];
  suburbs?: readonly { name: string }[];
  /** Undefined for a form that doesn't ask for additions. */
  addOns?: readonly { id: string }[];
  conditions?: readonly { id: string }[];
}

/** The choices for an estimate, by id, and a suburb as typed. */
export type EstimateChoice = Pick<
  BookingQuery,
  "service" | "vehicleSize" | "suburb" | "addOns" | "condition"
>;

/**
 * The link that a visitor followed, as one query. A service in the navigation's state (`{ service
 * }`, id or short code) takes precedence over one in the address. State of any other kind is
 * ignored.
 */
export function linkFrom(
  search: string,
  state: unknown,
  services: PrefillLists["services"],
): string {
  const wanted = (state as { service?: unknown } | null | undefined)?.service;
  const service = serviceNamed(wanted, services);
  if (service === undefined) return search;
  const query = new URLSearchParams(search);
  query.set("service", service);
  return `?${query}`;
}

/** The id of the service that a link names by its id or short code. */
const serviceNamed = (wanted: unknown, services: PrefillLists["services"]) =>
  services.find(({ slug, code }) => wanted === slug || wanted === code)?.slug;

/** The longest suburb that a URL may carry. */
export const maxSuburbLength = 200;

/** The ids that a query lists, separated by commas; undefined if there are none. */
function readIds(search: string, name: string, known: readonly { id: string }[] = []) {
  const named = queryValue(search, name)?.split(",") ?? [];
  const ids = known.flatMap(({ id }) => (named.includes(id) ? id : []));
  return ids.length > 0 ? ids : undefined;
}

/**
 * The values that an address sets in the estimator and the booking form: service (id or short
 * code), vehicle size, add-ons, condition, an estimate in whole dollars, and a suburb, known or as
 * typed. Other unknown values, and repeated ones, are ignored.
 */
export function readPrefill(search: string, lists: PrefillLists): BookingQuery {
  const { services, sizes, suburbs, addOns, conditions } = lists;
  const sizeId = queryValue(search, "vehicleSize");
  const estimate = queryValue(search, "estimate") ?? "";
  const typed = queryValue(search, "suburb")?.trim().slice(0, maxSuburbLength);
  const place = typed?.toLowerCase();
  return {
    service: serviceNamed(queryValue(search, "service"), services),
    vehicleSize: sizes.find(({ id }) => id === sizeId)?.id,
    estimate: /^[1-9]\d{0,4}$/.test(estimate) ? Number(estimate) : undefined,
    suburb: suburbs?.find(({ name }) => name.toLowerCase() === place)?.name ?? (typed || undefined),
    addOns: readIds(search, "addOns", addOns),
    condition: readIds(search, "condition", conditions),
  };
}

/** The key in the storage of the tab; src/early-scripts/start-scripts.ts reads it, too. */
export const rememberedChoice = "choice";

/**
 * Adds choices to those that this tab remembers, and returns them all as a query. What is undefined
 * says nothing; what is empty was cleared. Another service drops what was added to the old one.
 */
export function rememberChoice(choice: EstimateChoice): string {
  const old = recall(rememberedChoice) ?? "";
  const { service, addOns, condition } = choice;
  const before = queryValue(old, "service");
  const isOther = before && service !== undefined && service !== before;
  const additions = isOther && { addOns: addOns ?? [], condition: condition ?? [] };
  const query = withChoices(old, { ...choice, ...additions });
  remember(rememberedChoice, query);
  return query;
}

/**
 * The choices with which a form begins: those of an address, and beside them what this tab
 * remembers. An address with a service and a size is a whole estimate, so that additions which it
 * doesn't name were not chosen.
 */
export function beginChoice(search: string, lists: PrefillLists): BookingQuery {
  const { estimate, ...linked } = readPrefill(search, lists);
  const isWhole = lists.addOns && linked.service && linked.vehicleSize;
  const { addOns = isWhole ? [] : undefined, condition = isWhole ? [] : undefined } = linked;
  return { ...readPrefill(rememberChoice({ ...linked, addOns, condition }), lists), estimate };
}
