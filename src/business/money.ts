/** Formats whole Australian dollars: `$1,250`. */
export function formatDollars(dollars: number): string {
  if (!Number.isInteger(dollars)) throw new RangeError(`Whole dollars expected, got ${dollars}`);
  return `$${String(dollars).replace(/\B(?=(\d{3})+$)/g, ",")}`;
}

/** A starting price: `From $90`. */
export function formatFrom(dollars: number): string {
  return `From ${formatDollars(dollars)}`;
}

/** A price band: `$90 - $799`, as search engines read `priceRange`. */
export function formatPriceRange(prices: readonly number[]): string {
  if (prices.length === 0) throw new RangeError("A price range needs at least one price");
  return `${formatDollars(Math.min(...prices))} - ${formatDollars(Math.max(...prices))}`;
}

/** A starting price in whole dollars. */
export interface StartingPrice {
  /** On the standard list, which also applies outside all regions. */
  standard: number;
  /** What a page shows at first: the price in its own region, or else in the first one. */
  shown: number;
  /** The prices that differ from the standard one, each with the slugs of its regions. */
  regional: readonly { price: number; regions: readonly string[] }[];
}

/** In place of a region's slug: the place is outside all regions. */
export const outsideRegions = "outside";

/** In place of a region's slug: the place may be in one of several, so that it has no price yet. */
export const regionInQuestion = "?";

/** The price in a region, by its slug, or in `outsideRegions`. Undefined: not known yet. */
export function priceIn(
  { standard, shown, regional }: StartingPrice,
  region: string | undefined,
): number {
  // Without others, it is the price for one region alone.
  if (region === undefined || regional.length === 0) return shown;
  return regional.find(({ regions }) => regions.includes(region))?.price ?? standard;
}

/** A starting price, changed in the same way in each region. */
export const mapPrices = (
  { standard, shown, regional }: StartingPrice,
  change: (dollars: number) => number,
): StartingPrice => ({
  standard: change(standard),
  shown: change(shown),
  regional: regional.map(({ price, regions }) => ({ price: change(price), regions })),
});

/**
 * A number of dollars times a factor, rounded to the nearest step (half a step goes up), in whole
 * dollars. Throws RangeError for a number that is not above zero.
 */
export function roundedProduct(dollars: number, factor: number, step: number): number {
  if (!(dollars > 0 && factor > 0 && step > 0))
    throw new RangeError(`Numbers above zero expected: ${dollars}, ${factor}, ${step}`);
  // Binary floating point can't hold most factors exactly. Rounding to a hundred-thousandth of a
  // dollar keeps such an error from tipping a total that is exactly half a step.
  const exact = Math.round(dollars * factor * 100_000) / 100_000;
  return Math.round(exact / step) * step;
}
