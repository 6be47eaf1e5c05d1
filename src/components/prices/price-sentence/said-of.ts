import { formatDollars, priceIn } from "@/business/money";
import type { PlaceAnswer } from "@/business/places";
import { askingParts, sentenceParts, type SentenceSlot } from "@/business/price-sentence";
import type { Estimate } from "@/components/prices/estimator/use-choice";
import { assertDefined } from "@/lib/assert-defined";

export type Said = ReturnType<typeof saidOf>;

/** The one suburb that we come to which an answer has found. */
export const settledPlace = (place: PlaceAnswer<unknown> | undefined) =>
  place?.kind === "covered" && place.places.length === 1 ? place.places[0] : undefined;

/** What the sentence says: its parts, and the words of its slots. The price of a place that we don't cover is asked. */
export function saidOf(
  words: Queries.PriceSentenceFragment,
  {
    estimate,
    choice,
    region,
    ...chosen
  }: Estimate<Queries.SentenceServiceFragment, Queries.SentenceRatesFragment["sizes"][0]>,
  place: PlaceAnswer<unknown> | undefined,
) {
  const service = assertDefined(chosen.service, "services");
  const size = assertDefined(chosen.size, "sizes");
  const isEstimated = estimate !== undefined;
  const isOutside = place?.kind === "unknown";
  const sentence = isEstimated ? words.priced : words.unpriced;
  const price = formatDollars(estimate ?? priceIn(service.price, region));
  const values: Record<SentenceSlot, string> = {
    service: service.name,
    size: size.name.toLowerCase(),
    suburb: choice.suburb || "your suburb",
    price: isOutside ? "ask us." : `${isEstimated ? "about" : "from"} ${price}`,
    duration: service.duration,
  };
  const parts = isOutside ? askingParts(sentence) : sentenceParts(sentence);
  /** Whether the place is one suburb that we come to. */
  const isSettled = settledPlace(place) !== undefined;
  return { parts, values, service, size, isEstimated, isOutside, isSettled };
}
