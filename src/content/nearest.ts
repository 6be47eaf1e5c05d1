import { closest, distance } from "fastest-levenshtein";
import { invisibleFix, stripInvisible } from "./problem";

/** The longest word that is compared, in characters. A longer one isn't a typing mistake, and comparing it would be slow. */
const longestWord = 100;

/** The most suggestions that a message lists. */
const maxListed = 12;

/**
 * The known word that a misspelt one was probably meant to be, or undefined if none is close enough. At most a third of the
 * letters may differ, and never more than three. In a word of one or two letters, only the case may differ.
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

/** A fix for an unknown word: `did you mean x?`, a list of the known words, or `otherwise` if there are none or too many. */
export function suggest(word: string, known: readonly string[], otherwise: string): string {
  const hidden = invisibleFix(word);
  if (hidden !== undefined) return hidden;
  const near = nearest(word, known);
  if (near !== undefined) return `did you mean ${near}?`;
  return known.length === 0 || known.length > maxListed
    ? otherwise
    : `write one of ${known.join(", ")}`;
}
