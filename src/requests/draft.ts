import { recall, remember } from "@/lib/tab-storage";
import type { Answers, FormId } from "./field";

/**
 * A visitor's answers in a form, kept for this tab. `filling` until the form is sent, then `sending`, and `received` once
 * the confirmation page has been shown.
 */
export interface Draft {
  answers: Answers;
  state: "filling" | "sending" | "received";
  /** The query and state of the link that prefilled the form. */
  source?: string | undefined;
  /** Distinguishes this request from others by the same visitor; sent with it. */
  reference?: string | undefined;
  /** When it was sent, as an ISO 8601 time in UTC. */
  sentAt?: string | undefined;
  /** Whether photos were sent with it. They aren't stored, so a reload loses them. */
  hasPhotos?: boolean | undefined;
  /** Names of the questions that the visitor has answered. Others may be sent with a default. */
  answered?: readonly string[] | undefined;
}

/**
 * The states of a request as its form shows them: being filled in, on its way, held back because the browser is offline, sent
 * but perhaps not arrived, or received. `hasLostPhotos` says whether it was sent with photos that a reload has lost.
 */
export type Phase =
  | { name: "filling" | "sending" | "offline" | "received" }
  | { name: "unsure"; hasLostPhotos: boolean };

/** Characters that nobody confuses when reading them aloud. */
const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A reference of eight characters, such as `7KQ2-M9XD`, from as many random bytes. */
export function formatReference(random: Uint8Array): string {
  const text = [...random.slice(0, 8)].map((byte) => signs[byte % signs.length]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Whether a text is written like a reference. */
export const isReference = (text: string) => /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(text);

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

/**
 * The draft of a form in this tab; undefined if there is none or storage is denied. It is received once src/early-scripts has
 * noted its reference.
 */
export function readDraft(form: FormId): Draft | undefined {
  const draft = parseDraft(recall(`draft-${form}`));
  if (draft?.state !== "sending" || !draft.reference) return draft;
  const arrived = [recall(`arrived-${form}`), recall(`arrived-${form}`, "localStorage")];
  return arrived.includes(draft.reference) ? { ...draft, state: "received" } : draft;
}

/** Stores a draft or, without one, removes it. If storage is denied or full, only the draft is lost. */
export function writeDraft(form: FormId, draft?: Draft): void {
  remember(`draft-${form}`, draft && JSON.stringify(draft));
  if (draft?.state === "sending") remember(`sent-${form}`, draft.reference);
}

export const newReference = () => formatReference(crypto.getRandomValues(new Uint8Array(8)));
