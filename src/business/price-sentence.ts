import { aOrAn } from "@/lib/a-or-an";
import { splitAtBraces } from "@/lib/braces";

// The sentence of the home page that says what the visitor's car costs, written in content/pages/home with words in braces.

/** The words in braces of the sentence; the last two have values, the others are questions. */
export const sentenceSlots = ["service", "size", "suburb", "price", "duration"] as const;

export type SentenceSlot = (typeof sentenceSlots)[number];

/** A part of the sentence: words, or a slot. */
export type SentencePart = { words: string } | { slot: SentenceSlot };

/**
 * The parts of a sentence, in order. "a" before a slot becomes "an" where its value needs it. A word in braces that isn't a slot
 * stays as it is.
 */
export function sentenceParts(
  sentence: string,
  values: Readonly<Record<SentenceSlot, string>>,
): SentencePart[] {
  const parts = splitAtBraces(sentence);
  return parts.flatMap((part, index): SentencePart[] => {
    const slot = sentenceSlots.find((each) => each === part);
    if (index % 2 === 1) return slot ? [{ slot }] : [{ words: `{${part}}` }];
    const next = sentenceSlots.find((each) => each === parts[index + 1]);
    const isAn = next !== undefined && aOrAn(values[next]) === "an";
    const words = part.replace(/\b([Aa])n? $/, isAn ? "$1n " : "$1 ");
    return words === "" ? [] : [{ words }];
  });
}

/** The sentence as plain text. */
export const sentenceText = (
  sentence: string,
  values: Readonly<Record<SentenceSlot, string>>,
): string =>
  sentenceParts(sentence, values)
    .map((part) => ("slot" in part ? values[part.slot] : part.words))
    .join("");
