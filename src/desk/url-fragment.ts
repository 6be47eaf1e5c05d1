// Reads and writes values in the part of an address after the #, which browsers send to no server.

/** The most characters of a link with a fragment. */
export const maxLinkLength = 1500;

const betweenFields = "\u001f";
const betweenValues = "\u001e";

/** A value without control characters, except line breaks, and without those that turn the direction of what follows. */
const clean = (value: string) =>
  value.replace(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, "").trim();

/** Shows whether a fragment was cut off or mistyped. It is no signature, because anybody can calculate it (FNV-1a, 32 bits). */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** UTF-8 as base64url (https://www.rfc-editor.org/rfc/rfc4648#section-5), which mail programs don't take apart. */
function toBase64(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** Throws for anything that is not base64url of valid UTF-8. */
function fromBase64(text: string): string {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/** A list of values for each field, as a fragment of version 1: `1.<values>.<checksum>`. */
function format(fields: readonly (readonly string[])[]): string {
  const body = toBase64(fields.map((values) => values.join(betweenValues)).join(betweenFields));
  return `1.${body}.${checksum(body)}`;
}

/**
 * The values of fields, in a fixed order, as a fragment of at most `maxLength` characters. While it is longer, the longest
 * value is shortened at its end.
 */
export function encodeFragment(
  fields: readonly (readonly string[])[],
  maxLength = maxLinkLength,
): string {
  const kept = fields.map((values) => values.map((value) => clean(value.slice(0, maxLength))));
  let fragment = format(kept);
  while (fragment.length > maxLength) {
    const longest = kept.flat().reduce((a, b) => (b.length > a.length ? b : a), "");
    const shorter = [...longest].slice(0, Math.floor([...longest].length * 0.9) - 1).join("");
    const values = kept.find((each) => each.includes(longest));
    if (!values || longest.length < 2) break;
    values[values.indexOf(longest)] = `${shorter}…`;
    fragment = format(kept);
  }
  return fragment;
}

/** The values in a fragment, with or without its #; undefined for one that is cut off, mistyped or of another kind. */
export function decodeFragment(fragment: string): string[][] | undefined {
  const [version, body = "", sum] = fragment.replace(/^#/, "").split(".");
  if (fragment.length > maxLinkLength || version !== "1" || sum !== checksum(body))
    return undefined;
  try {
    return fromBase64(body)
      .split(betweenFields)
      .map((values) => values.split(betweenValues).map(clean).filter(Boolean));
  } catch {
    return undefined;
  }
}
