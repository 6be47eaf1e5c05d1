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

/** Whether this browser's email field accepts it: `a@b` is fine, a space is not. */
export function isBrowserEmail(address: string): boolean {
  const { value, validity } = Object.assign(document.createElement("input"), {
    type: "email",
    value: address,
  });
  return value !== "" && validity.valid;
}

/** Some text, an at sign, some text, a dot, some text. */
export function looksLikeEmail(address: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address.trim());
}
