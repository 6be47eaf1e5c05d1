import { formatDollars, formatFrom, priceIn, type StartingPrice } from "./money";

/** A service the estimator offers, with its base price. */
interface EstimatorService {
  slug: string;
  code: string;
  name: string;
  price: StartingPrice;
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
export function roundedProduct(base: number, multiplier: number, step: number): number {
  if (!(base > 0 && multiplier > 0 && step > 0))
    throw new RangeError(`Numbers above zero expected: ${base}, ${multiplier}, ${step}`);
  // Binary floating point can't hold most multipliers exactly. Rounding to a hundred-thousandth of a dollar keeps such an
  // error from tipping a total that is exactly half a step.
  const exact = Math.round(base * multiplier * 100_000) / 100_000;
  return Math.round(exact / step) * step;
}

/**
 * What a service is estimated to cost, in whole dollars: its base price times the multiplier of a size, rounded to the
 * nearest step, but never below the base price, which is shown beside it as "From".
 */
export function estimateTotal(base: number, multiplier: number, step: number): number {
  const rounded = roundedProduct(base, multiplier, step);
  return rounded < base ? Math.ceil(base / step) * step : rounded;
}

/**
 * The estimate for a service and a size, by their ids and in a region (see `priceIn`). Undefined if the service or size is
 * unknown or can't be estimated.
 */
export function estimateFor(
  rates: EstimateRates,
  service: string | undefined,
  size: string | undefined,
  region: string | undefined,
): number | undefined {
  const base = rates.estimator.find((each) => each.slug === service);
  const { multiplier } = rates.sizes.find((each) => each.id === size) ?? {};
  return base && multiplier
    ? estimateTotal(priceIn(base.price, region), multiplier, rates.roundTo)
    : undefined;
}

/** An addition to a price: an add-on, or a condition of the car that takes longer to clean. */
export interface PriceAddition {
  title: string;
  /** Its own starting price in whole dollars; missing if only the quote can give it. */
  from?: number | null | undefined;
}

/**
 * The text for a total, add-ons included: `$460` for an estimate, whose label says that it is one, and `From $340` while the
 * size of the car is unknown.
 */
export function formatTotal(
  { estimate, from }: { estimate: number | undefined; from: number },
  additions: readonly PriceAddition[],
): string {
  const added = additions.reduce((sum, addition) => sum + (addition.from ?? 0), 0);
  return estimate === undefined ? formatFrom(from + added) : formatDollars(estimate + added);
}
