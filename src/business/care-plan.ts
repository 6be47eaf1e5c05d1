import { estimateTotal } from "./estimate";
import type { StartingPrice } from "./money";

/** What each visit after the first costs: so much percent less, or a starting price of its own in whole dollars. */
export interface CarePlan {
  percentOff?: number | null;
  price?: number | null;
}

/**
 * The price of a later visit in whole dollars, rounded as an estimate is, from that of the first one. `from` is what the service
 * starts at on the standard list: a plan's own price follows the sizes and regions in the same proportion.
 * Throws RangeError for a plan with neither percentage nor price.
 */
export function carePlanPrice(
  { percentOff, price }: CarePlan,
  first: number,
  from: number,
): number {
  if (percentOff) return estimateTotal(first, (100 - percentOff) / 100, 1);
  if (price) return estimateTotal(first, price / from, 1);
  throw new RangeError("A care plan needs a percentage or a price");
}

/** What later visits start at in each region. */
export function planStartingPrice(plan: CarePlan, price: StartingPrice): StartingPrice {
  const later = (first: number) => carePlanPrice(plan, first, price.from);
  return {
    from: later(price.from),
    regional: price.regional.map(({ from, regions }) => ({ from: later(from), regions })),
  };
}
