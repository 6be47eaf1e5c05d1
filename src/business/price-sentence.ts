import { splitAtBraces } from "@/lib/braces";
import type { Cost } from "./estimate";
import { formatDollars, priceIn } from "./money";

// The sentence of the home page that says what the visitor's car costs, written in
// content/pages/home with words in braces.

/** The words in braces of the sentence; the last two have values, the others are questions. */
export const sentenceSlots = ["service", "size", "suburb", "price", "duration"] as const;

export type SentenceSlot = (typeof sentenceSlots)[number];

/** A part of the sentence: words, or a slot. */
type SentencePart = { words: string } | { slot: SentenceSlot };

/** The parts of a sentence, in order. A word in braces that isn't a slot is left alone. */
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

/** `about $450`: what the sentence says of a price in a region, by its slug. */
export const figureIn = (cost: Cost, region: string | undefined): string =>
  `${cost.kind} ${formatDollars(priceIn(cost.service, region))}`;
