import type { Answers } from "./question";

// Answers in the part of an address after the #, which browsers send to no server: `name=value`,
// joined by ~, because programs end a link at its first &.

/** The last pair. A link without it is cut off. Programs and trackers add words behind it. */
const end = "~end=1";

/** A value without control characters but line breaks, and without marks of direction. */
const clean = (value: string) =>
  value
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .trim();

/** Escapes all but letters, digits, dot and hyphen, at which some programs end a link. */
const escapeSigns = (value: string) =>
  encodeURIComponent(value).replace(
    /[_!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const format = (answers: Answers) =>
  answers.map(([name, value]) => `${name.replaceAll("_", "-")}=${escapeSigns(value)}`).join("~") +
  end;

/** The answers as a fragment. If it is too long, the longest value loses its end. */
export function writeFragment(answers: Answers, maxLength: number): string {
  const kept = answers
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

/** The answers in a fragment; undefined if it is cut off or damaged. */
export function readFragment(fragment: string): Answers | undefined {
  const [whole = "", added] = fragment.split(end);
  if (added === undefined) return undefined;
  try {
    return whole.split("~").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name.replaceAll("-", "_"), clean(decodeURIComponent(value))] as const;
    });
  } catch {
    return undefined;
  }
}
