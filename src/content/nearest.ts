import { closest, distance } from "fastest-levenshtein";
import { invisibleFix, stripInvisible } from "./visible";

/** Longer words are not typos, and comparing them is slow. */
const longestWord = 100;

/** More known words than this are not listed whole. */
const maxListed = 12;

/**
 * The known word that a misspelt one most likely meant, or undefined when none is near.
 * Near means at most a third of the letters differ (and always at most three); of a word of one or
 * two letters only the letter case may differ.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || word.length > longestWord) return undefined;
  const lower = stripInvisible(word).trim().toLowerCase();
  const best = closest(
    lower,
    known.map((each) => each.toLowerCase()),
  );
  const found = known.find((each) => each.toLowerCase() === best);
  const limit = word.length < 3 ? 0 : Math.min(3, Math.ceil(word.length / 3));
  return found !== undefined && distance(lower, best) <= limit ? found : undefined;
}

/** `did you mean x?`, or what is allowed, or the given advice where that is nothing or too much to list. */
export function suggest(word: string, known: readonly string[], otherwise: string): string {
  const hidden = invisibleFix(word);
  if (hidden !== undefined) return hidden;
  const near = nearest(word, known);
  if (near !== undefined) return `did you mean ${near}?`;
  return known.length === 0 || known.length > maxListed
    ? otherwise
    : `write one of ${known.join(", ")}`;
}
