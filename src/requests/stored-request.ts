import { recall, remember } from "@/lib/tab-storage";
import type { Answers } from "./question";
import type { RequestState } from "./request-state";

/** A visitor's answers in a form, kept for this tab. */
export interface StoredRequest {
  answers: Answers;
  state: RequestState;
  /** The query and state of the link that prefilled the form. */
  source?: string | undefined;
  /** Distinguishes this request from others by the same visitor; sent with it. */
  reference?: string | undefined;
  /** When it was sent, as an ISO 8601 time in UTC. */
  sentAt?: string | undefined;
  /** Names of the questions that the visitor has answered. Others may be sent with a default. */
  answered?: readonly string[] | undefined;
}

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

/** A stored request, or undefined for anything that is not one. */
export function parseRequest(stored: string | undefined): StoredRequest | undefined {
  try {
    const { answers, state, ...rest } = JSON.parse(stored ?? "") as StoredRequest;
    const isList: unknown = Array.isArray(answers) && answers.every(isAnswer);
    return isList ? { answers, state, ...rest } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The request that this tab has stored for a form; undefined if there is none or storage is denied.
 * It is received once src/early-scripts has noted its reference.
 */
export function readRequest(form: string): StoredRequest | undefined {
  const stored = parseRequest(recall(`request-${form}`));
  if (!stored?.reference || stored.state === "filling") return stored;
  const arrived = [recall(`arrived-${form}`), recall(`arrived-${form}`, "localStorage")];
  return arrived.includes(stored.reference) ? { ...stored, state: "received" } : stored;
}

/** Stores a request. If storage is denied or full, only a reload loses it. */
export function storeRequest(form: string, request: StoredRequest): void {
  remember(`request-${form}`, JSON.stringify(request));
  if (request.state === "sending") remember(`sent-${form}`, request.reference);
}

export const newReference = () => formatReference(crypto.getRandomValues(new Uint8Array(8)));
