import { splitAtBraces } from "@/lib/braces";

// The sentence of the home page that says what the visitor's car costs, written in content/pages/home with words in braces.

/** The words in braces of the sentence; the last two have values, the others are questions. */
export const sentenceSlots = ["service", "size", "suburb", "price", "duration"] as const;

export type SentenceSlot = (typeof sentenceSlots)[number];

/** A part of the sentence: words, or a slot. */
export type SentencePart = { words: string } | { slot: SentenceSlot };

/**
 * The parts of a sentence, in order. "a" before a slot becomes "an" where its value begins with a vowel. A word in braces that
 * is no slot stays as it is.
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
    const isVowel = next !== undefined && /^[aeiou]/i.test(values[next]);
    const words = part.replace(/\b([Aa])n? $/, isVowel ? "$1n " : "$1 ");
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
