import { mapPrices, roundedProduct, type StartingPrice } from "./money";

/** A visit after the first: a percentage off, or another starting price in dollars. */
export interface CarePlan {
  percentOff?: number | null;
  price?: number | null;
}

/**
 * The price of a later visit in each region, from that of the first visit. `standard` is the
 * service's price on the standard list: a plan's own price follows sizes and regions in the same
 * proportion. Throws RangeError for a plan with neither percentage nor price.
 */
export function laterVisit(
  { percentOff, price }: CarePlan,
  first: StartingPrice,
  standard = first.standard,
): StartingPrice {
  const factor = percentOff ? (100 - percentOff) / 100 : price ? price / standard : undefined;
  if (!factor) throw new RangeError("A care plan needs a percentage or a price");
  return mapPrices(first, (dollars) => roundedProduct(dollars, factor, 1));
}
