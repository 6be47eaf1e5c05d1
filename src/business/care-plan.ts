import { roundedProduct } from "./estimate";
import type { StartingPrice } from "./money";

/** What each visit after the first costs: a percentage off, or a starting price of its own in whole dollars. */
export interface CarePlan {
  percentOff?: number | null;
  price?: number | null;
}

/**
 * The price of a later visit in whole dollars, from that of the first visit. `standard` is the service's price on the
 * standard list: a plan's own price follows sizes and regions in the same proportion. Throws RangeError for a plan with
 * neither percentage nor price.
 */
export function carePlanPrice(
  { percentOff, price }: CarePlan,
  first: number,
  standard: number,
): number {
  if (percentOff) return roundedProduct(first, (100 - percentOff) / 100, 1);
  if (price) return roundedProduct(first, price / standard, 1);
  throw new RangeError("A care plan needs a percentage or a price");
}

/** The starting price of later visits in each region. */
export function planStartingPrice(plan: CarePlan, price: StartingPrice): StartingPrice {
  const later = (first: number) => carePlanPrice(plan, first, price.standard);
  return {
    standard: later(price.standard),
    first: later(price.first),
    regional: price.regional.map(({ price, regions }) => ({ price: later(price), regions })),
  };
}
