/** A service the estimator offers, with its base price in whole dollars. */
export interface EstimatorService {
  slug: string;
  code: string;
  name: string;
  price: { from: number };
}

/** A vehicle size and what it multiplies a base price by. */
export interface VehicleSize {
  id: string;
  name: string;
  multiplier: number;
}

export interface EstimateRates {
  estimator: readonly EstimatorService[];
  sizes: readonly VehicleSize[];
  /** Whole dollars to which a total is rounded. */
  roundTo: number;
}

/**
 * Base price times multiplier, rounded to the nearest step (half a step goes up), in whole dollars.
 * Throws RangeError for a price, multiplier or step that is not above zero.
 */
export function estimateTotal(base: number, multiplier: number, roundTo: number): number {
  if (!(base > 0 && multiplier > 0 && roundTo > 0))
    throw new RangeError(`Numbers above zero expected: ${base}, ${multiplier}, ${roundTo}`);
  // Multipliers are decimal fractions; a hundred-thousandth of a dollar cannot tip a half step.
  const exact = Math.round(base * multiplier * 100_000) / 100_000;
  return Math.round(exact / roundTo) * roundTo;
}

/** The estimate for a service and a size by their ids, or undefined while one of them is not known or not estimated. */
export function estimateFor(
  rates: EstimateRates,
  service: string | undefined,
  size: string | undefined,
): number | undefined {
  const base = rates.estimator.find((each) => each.slug === service);
  const { multiplier } = rates.sizes.find((each) => each.id === size) ?? {};
  return base && multiplier ? estimateTotal(base.price.from, multiplier, rates.roundTo) : undefined;
}
