import { splitAtBraces } from "@/lib/braces";
import type { Cost } from "./estimate";
import { formatDollars, priceIn } from "./money";
import type { PlaceAnswer } from "./places";

// The sentence of the home page that says what the visitor's car costs, written in
// content/pages/home with words in braces.

/** The words in braces of the sentence; the last two have values, the others are questions. */
export const sentenceSlots = ["service", "size", "suburb", "price", "duration"] as const;

export type SentenceSlot = (typeof sentenceSlots)[number];

/** A part of the sentence: words, or a slot. */
type SentencePart = { words: string } | { slot: SentenceSlot };

/** The parts of a sentence, in order. A word in braces that isn't a slot stays as it is. */
function sentenceParts(sentence: string): SentencePart[] {
  return splitAtBraces(sentence).flatMap((part, index): SentencePart[] => {
    const slot = sentenceSlots.find((each) => each === part);
    if (index % 2 === 1) return slot ? [{ slot }] : [{ words: `{${part}}` }];
    return part === "" ? [] : [{ words: part }];
  });
}

/** The parts up to the suburb, and those after it, which say what it costs there. */
export function splitAtSuburb(sentence: string): { asked: SentencePart[]; said: SentencePart[] } {
  const parts = sentenceParts(sentence);
  const suburb = parts.findIndex((part) => "slot" in part && part.slot === "suburb");
  return { asked: parts.slice(0, suburb + 1), said: parts.slice(suburb + 1) };
}

/**
 * What the sentence can say of a price: `open` while no place is named, `priced` for an estimate,
 * `quoted` for a service that is quoted, `which` while only the suburb is in question, and `ask`
 * for a place that may have no price of ours.
 */
interface SentenceState {
  kind: "open" | "priced" | "quoted" | "which" | "ask";
  /** `about $450`; undefined for `open`, whose figure follows the visitor's region. */
  figure: string | undefined;
}

/** What the sentence says of a price in a place, whose region is `region`. */
export function sentenceState(
  cost: Cost,
  place: PlaceAnswer | undefined,
  region: string | undefined,
): SentenceState {
  if (!place) return { kind: "open", figure: undefined };
  if (!place.region) return { kind: "ask", figure: "ask us." };
  const figure = `${cost.kind} ${formatDollars(priceIn(cost.service, region))}`;
  const priced = cost.kind === "about" ? "priced" : "quoted";
  return { kind: place.kind === "part" ? "which" : priced, figure };
}
