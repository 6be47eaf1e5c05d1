import { cutForLink } from "./answers-in-words";
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

/** The answers as a fragment, without blank ones. */
export const writeFragment = (answers: Answers): string =>
  answers
    .map(([name, value]) => [name.replaceAll("_", "-"), clean(cutForLink(value))])
    .filter(([, value]) => value)
    .map(([name, value = ""]) => `${name}=${escapeSigns(value)}`)
    .join("~") + end;

/**
 * The answers in a fragment; undefined if it is cut off or damaged. Some mail programs escape its
 * signs once more.
 */
export function readFragment(fragment: string): Answers | undefined {
  try {
    const written = fragment.includes("=") ? fragment : decodeURIComponent(fragment);
    const [whole = "", added] = written.split(end);
    if (added === undefined) return undefined;
    return whole.split("~").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name.replaceAll("-", "_"), clean(decodeURIComponent(value))] as const;
    });
  } catch {
    return undefined;
  }
}
