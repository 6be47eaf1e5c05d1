/** Abbreviations that stand before a name or a number, so that their full stop ends no sentence. */
const abbreviation =
  /^["'“‘(]*(st|mt|ft|pt|dr|mr|mrs|ms|prof|approx|ca|incl|excl|vs|e\.?g|i\.?e|cf|fig|est|ph|tel|\p{Lu})$/iu;

/** These end a sentence unless a number follows: `No. 5`. */
const beforeNumber = /^["'“‘(]*(nos?|min|max|vol|art|nr)$/i;

/** The first sentence of a text. Empty if the text doesn't have the end of one. */
export function firstSentence(text: string): string {
  for (const { 0: mark, index } of text.matchAll(/[.!?…]+["'”’)]*(?=\s|$)/g)) {
    const end = index + mark.length;
    const next = text.slice(end).trimStart();
    const word = /\S*$/.exec(text.slice(0, index))?.[0] ?? "";
    const isShort =
      mark === "." &&
      next !== "" &&
      (abbreviation.test(word) || (beforeNumber.test(word) && /^\d/.test(next)));
    if (!isShort && !/^\p{Ll}/u.test(next)) return text.slice(0, end);
  }
  return "";
}
