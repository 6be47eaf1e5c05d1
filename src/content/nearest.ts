import { closest, distance } from "fastest-levenshtein";

/** The most suggestions that a message lists. */
const maxListed = 12;

/**
 * The known word that a misspelt one was probably meant to be, or undefined if none is close
 * enough. At most a third of the letters may differ, and never more than three.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const lower = word.trim().toLowerCase().slice(0, 100);
  const best = closest(
    lower,
    known.map((each) => each.toLowerCase()),
  );
  const limit = Math.min(3, Math.floor(word.length / 3));
  return known.find((each) => each.toLowerCase() === best && distance(lower, best) <= limit);
}

/** A fix for an unknown word: `did you mean x?`, a list of the known ones, or `otherwise`. */
export function suggest(word: string, known: readonly string[], otherwise: string): string {
  const near = nearest(word, known);
  if (near !== undefined) return `did you mean ${near}?`;
  return known.length === 0 || known.length > maxListed
    ? otherwise
    : `write one of ${known.join(", ")}`;
}
