/** A vehicle size and what it multiplies a base price by. */
export interface SizeRate {
  id: string;
  multiplier: number;
}

/** A service the estimator offers and its base price in whole dollars. */
export interface BaseRate {
  service: string;
  from: number;
}

export interface EstimateRates {
  rates: readonly BaseRate[];
  sizes: readonly SizeRate[];
  /** Whole dollars to which a total is rounded. */
  roundTo: number;
}

/**
 * Base price times multiplier, rounded to the nearest step (half a step goes up), in whole dollars.
 * Throws RangeError for a price, multiplier or step that is not above zero.
 */
export function estimateTotal(base: number, multiplier: number, roundTo: number): number {
  if (!(base > 0) || !(multiplier > 0) || !(roundTo > 0)) throw new RangeError(`Numbers above zero expected, got ${base}, ${multiplier}, ${roundTo}`);
  // Multipliers are decimal fractions; a hundred-thousandth of a dollar cannot tip a half step.
  const exact = Math.round(base * multiplier * 100_000) / 100_000;
  return Math.round(exact / roundTo) * roundTo;
}

/** The estimate for a service and a size by their ids, or undefined while one of them is not known. */
export function estimateFor(rates: EstimateRates, service: string | undefined, size: string | undefined): number | undefined {
  const rate = rates.rates.find((each) => each.service === service);
  const sizeRate = rates.sizes.find((each) => each.id === size);
  return rate && sizeRate ? estimateTotal(rate.from, sizeRate.multiplier, rates.roundTo) : undefined;
}
