/** Invisible characters that come along with copied text: odd spaces, joiners, marks. */
const invisible = /[\u00A0\u00AD\u200B-\u200F\u2028\u202F\u2060\uFEFF]/g;

/** A text without its invisible characters. */
export const stripInvisible = (text: string) => text.replace(invisible, "");

/** A text in quotes for a message, at most `max` characters long, with invisible characters marked. */
export function quote(text: string, max = 80): string {
  const short = text.length > max ? `${text.slice(0, max - 1)}…` : text;
  return `"${short.replace(invisible, "⟨hidden character⟩").replace(/\s+/g, " ")}"`;
}

/** How to fix a text that has an invisible character. */
export const invisibleFix = (text: string): string | undefined =>
  stripInvisible(text) === text
    ? undefined
    : "delete it and type it again: it holds a character that cannot be seen";
