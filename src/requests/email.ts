import type { Question } from "./question";

/** What both forms' questions for the visitor's email address have in common. */
export const emailQuestion = {
  name: "email",
  label: "Email",
  kind: "email",
  autoComplete: "email",
  spellCheck: false,
  half: true,
} as const satisfies Question;

// The pattern by which browsers check an email field:
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const browserRule =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Whether a browser's email field accepts it: `a@b` is fine, a space is not. */
export function isBrowserEmail(address: string): boolean {
  return browserRule.test(address);
}

/** Some text, an at sign, some text, a dot, some text. */
export function looksLikeEmail(address: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address.trim());
}
