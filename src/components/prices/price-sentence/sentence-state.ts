import { type Cost, costOf } from "@/business/estimate";
import { formatDollars, priceIn } from "@/business/money";
import type { PlaceAnswer } from "@/business/places";
import type { EstimateChoice } from "@/requests/prefill";

type Region = Queries.SuburbCheckRegionFragment;

/**
 * What the sentence knows of the place. `open`: nothing was typed, and the price is that of the
 * visitor's region. `found`: a suburb that we come to, or a region. `which`: a question about the
 * place. `ask`: a place that isn't covered.
 */
type Where = { kind: "open" } | { kind: "found" | "which" | "ask"; place: PlaceAnswer<Region> };

export interface SentenceState {
  service: Queries.SentenceServiceFragment;
  size: Queries.SentenceRatesFragment["sizes"][0];
  cost: Cost;
  /** `about $450` or `from $220`; undefined while the price of the place has to be asked. */
  price: string | undefined;
  where: Where;
}

function whereOf(place: PlaceAnswer<Region> | undefined): Where {
  if (!place) return { kind: "open" };
  if (place.kind === "unknown") return { kind: "ask", place };
  return { kind: place.kind === "part" ? "which" : "found", place };
}

/** What the sentence says. Untouched lists count as their first choice, in the figure alone. */
export function sentenceState(
  services: readonly Queries.SentenceServiceFragment[],
  pricing: Queries.SentenceRatesFragment,
  choice: EstimateChoice,
  place: PlaceAnswer<Region> | undefined,
  region: string | undefined,
): SentenceState | undefined {
  const service = services.find(({ slug }) => slug === choice.service) ?? services[0];
  const size = pricing.sizes.find(({ id }) => id === choice.vehicleSize) ?? pricing.sizes[0];
  if (!service || !size) return undefined;
  const cost = costOf(pricing, { service, size });
  const where = whereOf(place);
  const isAsked = where.kind === "which" || where.kind === "ask";
  const price = isAsked
    ? undefined
    : `${cost.kind} ${formatDollars(priceIn(cost.service, region))}`;
  return { service, size, cost, price, where };
}
