/** A range (`0–30 min`) with a word joiner after its dash, so that no line breaks there. */
export function noBreakRange(range: string): string {
  return range.replace("–", "–\u2060");
}
