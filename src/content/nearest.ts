import { closest, distance } from "fastest-levenshtein";
import { invisibleFix, stripInvisible } from "./visible";

/** Longer words aren't typos, and comparing them is slow. */
const longestWord = 100;

/** Longer lists of known words aren't shown. */
const maxListed = 12;

/**
 * The known word that a misspelt one was probably meant to be, or undefined if none is near. Near means that at most a
 * third of the letters differ, and never more than three; in a word of one or two letters, only their case may.
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

/** `did you mean x?`, or a list of what is allowed, or `otherwise` if that list is empty or too long. */
export function suggest(word: string, known: readonly string[], otherwise: string): string {
  const hidden = invisibleFix(word);
  if (hidden !== undefined) return hidden;
  const near = nearest(word, known);
  if (near !== undefined) return `did you mean ${near}?`;
  return known.length === 0 || known.length > maxListed
    ? otherwise
    : `write one of ${known.join(", ")}`;
}
