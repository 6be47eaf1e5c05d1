/** Characters that come along when text is copied from elsewhere and that nobody can see. */
const invisible: Readonly<Record<string, string>> = {
  "\u00A0": "non-breaking space",
  "\u00AD": "soft hyphen",
  "\u200B": "zero-width space",
  "\u200C": "zero-width non-joiner",
  "\u200D": "zero-width joiner",
  "\u200E": "left-to-right mark",
  "\u200F": "right-to-left mark",
  "\u2028": "line separator",
  "\u202F": "narrow non-breaking space",
  "\u2060": "word joiner",
  "\uFEFF": "byte-order mark",
};

const isInvisible = new RegExp(Object.keys(invisible).join("|"), "g");

/** A text without its invisible characters. */
export const stripInvisible = (text: string) => text.replace(isInvisible, "");

/** A text in quotes for a message: at most `most` characters long, invisible characters named. */
export function quote(text: string, most = 80): string {
  const short = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  const shown = short.replace(isInvisible, (character) => `⟨${invisible[character]}⟩`);
  return `"${shown.replace(/\s+/g, " ")}"`;
}

/** What to do about the first invisible character of a text, where it has one. */
export function invisibleFix(text: string): string | undefined {
  const [character] = text.match(isInvisible) ?? [];
  return (
    character &&
    `delete it and type it again: it holds an invisible character (${invisible[character]})`
  );
}
