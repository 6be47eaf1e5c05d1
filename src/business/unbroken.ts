/** A range (`0–30 min`) with a word joiner behind its dash, where browsers would break the line. */
export function unbroken(range: string): string {
  return range.replace("–", "–\u2060");
}
