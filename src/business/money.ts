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

/**
 * A starting price in whole dollars: on the standard list, in the first region and, where regions differ, in each, with
 * the slugs of its regions.
 */
export interface StartingPrice {
  standard: number;
  from: number;
  regional: readonly { from: number; regions: readonly string[] }[];
}

/** The starting price of a service in a region; that of the first region while it is unknown. */
export function priceIn(
  { from, regional }: Omit<StartingPrice, "standard">,
  region: string | undefined,
): number {
  return regional.find(({ regions }) => region && regions.includes(region))?.from ?? from;
}
