import { splitAtBraces } from "@/lib/braces";

// The sentence of the home page that says what the visitor's car costs, written in
// content/pages/home with words in braces.

/** The words in braces of the sentence; the last two have values, the others are questions. */
export const sentenceSlots = ["service", "size", "suburb", "price", "duration"] as const;

export type SentenceSlot = (typeof sentenceSlots)[number];

/** A part of the sentence: words, or a slot. */
type SentencePart = { words: string } | { slot: SentenceSlot };

/** The parts of a sentence, in order. A word in braces that isn't a slot stays as it is. */
export function sentenceParts(sentence: string): SentencePart[] {
  return splitAtBraces(sentence).flatMap((part, index): SentencePart[] => {
    const slot = sentenceSlots.find((each) => each === part);
    if (index % 2 === 1) return slot ? [{ slot }] : [{ words: `{${part}}` }];
    return part === "" ? [] : [{ words: part }];
  });
}

/** The parts up to the suburb, for a place without a price: "in Byron Bay", "ask us." */
export function askingParts(sentence: string): SentencePart[] {
  const parts = sentenceParts(sentence).filter(
    (part) => !("slot" in part) || !["price", "duration"].includes(part.slot),
  );
  const suburb = parts.findIndex((part) => "slot" in part && part.slot === "suburb");
  return [...parts.slice(0, suburb + 1), { words: " " }, { slot: "price" }];
}
