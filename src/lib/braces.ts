// Texts of the owner with words in braces, such as {name}, which the site replaces.

/** A text cut at its words in braces, which get odd places. `A {b}.` → `A `, `b`, `.` */
export const splitAtBraces = (text: string): string[] => text.split(/\{([^{}]*)\}/);

const inBraces = (words: readonly string[]) => words.map((word) => `{${word}}`).join(", ");

/**
 * What is wrong with the braces of a text, as a fix; undefined if nothing is. `known` are the words
 * that it may have, and `needed` those it must have; with `isOnce`, none may be repeated.
 */
export function fixForBraces(
  text: string,
  known: readonly string[],
  needed: readonly string[],
  isOnce = false,
): string | undefined {
  const parts = splitAtBraces(text);
  const words = parts.filter((_, index) => index % 2 === 1);
  const unknown = words.filter((word) => !known.includes(word));
  if (unknown.length > 0) return `replace ${inBraces(unknown)} with one of ${inBraces(known)}`;
  if (parts.some((part, index) => index % 2 === 0 && /[{}]/.test(part)))
    return `write each word with a brace on both sides, like {${known[0]}}`;
  const repeated = words.filter((word, index) => words.indexOf(word) !== index);
  if (isOnce && repeated.length > 0) return `write ${inBraces(repeated)} only once`;
  const missing = needed.filter((word) => !words.includes(word));
  return missing.length > 0 ? `add ${inBraces(missing)}` : undefined;
}
