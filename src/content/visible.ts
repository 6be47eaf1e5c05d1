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

/** The name of the first invisible character of a text, or undefined where it has none. */
function findInvisible(text: string): string | undefined {
  for (const character of text) {
    const name = invisible[character];
    if (name !== undefined) return name;
  }
  return undefined;
}

/** A text without its invisible characters. */
export function stripInvisible(text: string): string {
  return Array.from(text, (character) => (character in invisible ? "" : character)).join("");
}

/** A text in quotes for a message: at most `most` characters long, invisible characters named. */
export function quote(text: string, most = 80): string {
  const short = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  const shown = Array.from(short, (character) => {
    const name = invisible[character];
    return name === undefined ? character : `⟨${name}⟩`;
  });
  return `"${shown.join("").replace(/\s+/g, " ")}"`;
}

/** The text, where it has an invisible character: what to do about it. */
export function invisibleFix(text: string): string | undefined {
  const name = findInvisible(text);
  return name && `delete it and type it again: it holds an invisible character (${name})`;
}
