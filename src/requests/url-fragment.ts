import type { Answers } from "./question";

// Words by name in the part of an address after the #, which browsers send to no server.

/** The most characters of a link with a fragment. */
export const maxLinkLength = 1500;

/** The most characters in which a fragment is looked for: a whole email may be pasted. */
const maxTextLength = 20_000;

/** How many programs on the way may each have escaped the whole link once more. */
const maxEscapes = 3;

/** The name with which every fragment begins, and the last one, whose value shows whether anything before it is missing. */
const [first, last] = ["reference", "end"];

const wholeFragment = new RegExp(`${first}=(?:(?!${first}=).)*?[~&]${last}=[a-z\\d]{7}`, "g");

/** A value without control characters other than line breaks, and without those that reverse the direction of text. */
const clean = (value: string) =>
  value
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .trim();

/** Shows whether a fragment was cut off or mistyped. It is no signature, because anybody can calculate it (FNV-1a, 32 bits). */
function checksum(words: Answers): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(words))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, "0");
}

/** The words with a tilde between them, because on some phones a text ends at its first &. */
const format = (words: Answers) => {
  const all = [...words, [last, checksum(words)] as const];
  return String(new URLSearchParams(all.map((word) => [...word]))).replaceAll("&", "~");
};

/**
 * The words as a fragment of at most `maxLength` characters, of which `reference` has to be the first. While it is longer, the
 * longest value is shortened at its end.
 */
export function writeFragment(words: Answers, maxLength = maxLinkLength): string {
  const kept = words
    .map(([name, value]) => [name, clean(value.slice(0, maxLength))] as [string, string])
    .filter(([, value]) => value !== "");
  let fragment = format(kept);
  while (fragment.length > maxLength) {
    const longest = kept.reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const characters = [...longest[1]];
    if (characters.length < 2) break;
    longest[1] = `${characters.slice(0, Math.floor(characters.length * 0.9) - 1).join("")}…`;
    fragment = format(kept);
  }
  return fragment;
}

/**
 * The words of the fragment in a text: a link, with words around it or line breaks in it, or the fragment alone, as it was
 * written or escaped on the way. Undefined if there is none, or if it was cut off or changed.
 */
export function readFragment(text: string): Answers | undefined {
  if (text.length > maxTextLength) return undefined;
  // Neither spaces nor angle brackets are in a fragment: email programs break long lines, and quote them with a bracket.
  let link = text.replace(/[\s<>\u00ad\u200b-\u200d\u2060\ufeff]/g, "").replaceAll("&amp;", "&");
  for (let escapes = 0; escapes <= maxEscapes; escapes += 1) {
    for (const [fragment] of link.matchAll(wholeFragment)) {
      // Links of earlier versions have & between their words. A tilde in a value may have been unescaped on the way.
      const words = [...new URLSearchParams(fragment.replace(/~(?=[a-z_]+=)/g, "&"))];
      const [, sum] = words.pop() ?? [];
      if (sum === checksum(words)) return words;
    }
    link = link.replace(/%[0-7][\dA-F]/gi, decodeURIComponent);
  }
  return undefined;
}

/** The fragment in a text, as it can be the end of an address; empty if there is none that can be read. */
export function fragmentIn(text: string): string {
  const words = readFragment(text);
  return words ? format(words) : "";
}
