import { inSentenceCase } from "@/lib/in-sentence-case";
import { type CarePlan, laterVisit } from "./care-plan";
import {
  formatDollars,
  formatFrom,
  mapPrices,
  priceIn,
  roundedProduct,
  type StartingPrice,
} from "./money";

/** A vehicle size and what it multiplies a base price by. */
interface VehicleSize {
  id: string;
  name: string;
  multiplier: number;
}

export interface EstimateRates {
  /** The services that have an estimate. */
  estimator: readonly { slug: string }[];
  sizes: readonly VehicleSize[];
  /** Whole dollars to which a total is rounded. */
  roundTo: number;
}

/** An addition to a price: an add-on, or a condition of the car that takes longer to clean. */
export interface PriceAddition {
  title: string;
  /** Its own starting price in whole dollars; missing if only the quote can give it. */
  from?: number | null | undefined;
}

/** What a price is asked for. */
interface PriceRequest {
  service: { slug: string; name: string; price: StartingPrice };
  size?: VehicleSize | undefined;
  additions?: readonly PriceAddition[];
  plan?: CarePlan | undefined;
  /** The estimate that a link brings, in whole dollars, for a service that has none here. */
  linked?: number | undefined;
}

/** What is asked for costs, in each region. */
export interface Cost {
  /** `about` for an estimate; `from` for a quoted service, and while the size is unknown. */
  kind: "about" | "from";
  /** `Full Detail, large vehicle` */
  label: string;
  /** The service alone. */
  service: StartingPrice;
  additions: readonly PriceAddition[];
  /** The service with its additions. */
  total: StartingPrice;
  /** Each visit after the first, without additions; undefined without a plan. */
  later: StartingPrice | undefined;
}

/** A price times a multiplier, rounded to a step, but never below the price shown as "From". */
const estimateTotal = (base: number, multiplier: number, step: number): number =>
  Math.max(roundedProduct(base, multiplier, step), Math.ceil(base / step) * step);

/**
 * What a service costs with what is chosen. A linked estimate below one of its starting prices is
 * ignored. Only the starting price is computed elsewhere (price-fields.ts).
 */
export function costOf(
  { estimator, roundTo }: EstimateRates,
  { service: { slug, name, price }, size, additions = [], plan, linked }: PriceRequest,
): Cost {
  const isEstimated = size && estimator.some((each) => each.slug === slug);
  const { standard, shown, regional } = price;
  const highest = Math.max(standard, shown, ...regional.map((each) => each.price));
  const agreed = linked !== undefined && linked >= highest ? linked : undefined;
  const service = mapPrices(price, (dollars) =>
    isEstimated ? estimateTotal(dollars, size.multiplier, roundTo) : (agreed ?? dollars),
  );
  const added = additions.reduce((sum, { from }) => sum + (from ?? 0), 0);
  return {
    kind: isEstimated || agreed ? "about" : "from",
    label: size ? `${name}, ${inSentenceCase(size.name)}` : name,
    service,
    additions,
    total: mapPrices(service, (dollars) => dollars + added),
    later: plan && laterVisit(plan, service, price.standard),
  };
}

/** A figure of a summary: `$460` for an estimate, which its label calls so, or `From $340`. */
export function formatCost(
  kind: Cost["kind"],
  price: StartingPrice,
  region: string | undefined,
): string {
  return (kind === "about" ? formatDollars : formatFrom)(priceIn(price, region));
}
