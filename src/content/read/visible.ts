/** Invisible characters that come with copied text: special spaces, soft hyphens, joiners and marks. */
const invisible = /[\u00A0\u00AD\u200B-\u200F\u2028\u202F\u2060\uFEFF]/g;

/** Removes the invisible characters of a text. */
export const stripInvisible = (text: string) => text.replace(invisible, "");

/** Quotes a text for a message, cut to `max` characters, with a visible mark for each invisible character. */
export function quote(text: string, max = 80): string {
  const short = text.length > max ? `${text.slice(0, max - 1)}…` : text;
  return `"${short.replace(invisible, "⟨hidden character⟩").replace(/\s+/g, " ")}"`;
}

/** How to fix a text that has an invisible character; undefined if it has none. */
export const invisibleFix = (text: string): string | undefined =>
  stripInvisible(text) === text
    ? undefined
    : "delete it and type it again: it has an invisible character";
