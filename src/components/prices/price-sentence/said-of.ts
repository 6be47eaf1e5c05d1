import { formatDollars, priceIn } from "@/business/money";
import { askingParts, sentenceParts, type SentenceSlot } from "@/business/price-sentence";
import type { Estimate } from "@/components/prices/estimator/use-estimate";
import { assertDefined } from "@/lib/assert-defined";

export type Said = ReturnType<typeof saidOf>;

/** What the sentence says: its parts, and the words of its slots. The price of a place that we don't cover is asked. */
export function saidOf(
  words: Queries.PriceSentenceFragment,
  {
    estimate,
    choice,
    place,
    region,
    ...chosen
  }: Estimate<Queries.SentenceServiceFragment, Queries.SentenceRatesFragment["sizes"][0]>,
) {
  const service = assertDefined(chosen.service, "services");
  const size = assertDefined(chosen.size, "sizes");
  const isEstimated = estimate !== undefined;
  const isOutside = place?.kind === "unknown" || place?.kind === "nearby";
  /** Whether the place is one suburb that we come to. */
  const isSettled = place?.kind === "covered" && place.places.length === 1;
  const sentence = isEstimated ? words.priced : words.unpriced;
  const price = formatDollars(estimate ?? priceIn(service.price, region));
  const values: Record<SentenceSlot, string> = {
    service: service.name,
    size: size.name.toLowerCase(),
    suburb: (isSettled && place.places[0]?.name) || choice.suburb || "your suburb",
    price: isOutside ? "ask us." : `${isEstimated ? "about" : "from"} ${price}`,
    duration: service.duration,
  };
  const parts = isOutside ? askingParts(sentence) : sentenceParts(sentence);
  return { parts, values, service, size, isEstimated, isOutside, isSettled };
}
