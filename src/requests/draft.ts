import type { Answers } from "./field";

/**
 * What was typed into a form of this site in this tab. `filling` until it is sent, `sending` from then on, `received` once
 * the page that confirms it was shown.
 */
export interface Draft {
  answers: Answers;
  state: "filling" | "sending" | "received";
  /** The query and state of the link that prefilled the form. */
  source?: string | undefined;
  /** Tells this request from another of the same visitor; travels with it. */
  reference?: string | undefined;
  /** Whether photos were sent with it. They are not kept, so that a page that is loaded again has lost them. */
  hasPhotos?: boolean | undefined;
}

/** Signs that are not mistaken for each other when they are read out. */
const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A reference of eight signs, such as `7KQ2-M9XD`, from as many random bytes. */
export function formatReference(random: Uint8Array): string {
  const text = [...random.slice(0, 8)].map((byte) => signs[byte % signs.length]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

const isAnswer = (answer: unknown) =>
  Array.isArray(answer) && answer.length === 2 && answer.every((part) => typeof part === "string");

/** A stored draft, or undefined for anything that is not one. */
export function parseDraft(stored: string | undefined): Draft | undefined {
  try {
    const { answers, state, ...rest } = JSON.parse(stored ?? "") as Draft;
    const isList: unknown = Array.isArray(answers) && answers.every(isAnswer);
    return isList ? { answers, state, ...rest } : undefined;
  } catch {
    return undefined;
  }
}
