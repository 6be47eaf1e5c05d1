import { recall, remember } from "@/lib/tab-storage";
import type { Answers, FormDefinition } from "./question";
import { newRequest, type Request, type RequestState } from "./request";

/** Characters that nobody confuses when reading them aloud. */
const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A reference of eight characters, such as `7KQ2-M9XD`, from as many random bytes. */
export function formatReference(random: Uint8Array): string {
  const text = [...random.slice(0, 8)].map((byte) => signs[byte % signs.length]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

export const newReference = () => formatReference(crypto.getRandomValues(new Uint8Array(8)));

/** Whether a text is written like a reference. */
export const isReference = (text: string) => /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(text);

const isAnswer = (answer: unknown) =>
  Array.isArray(answer) && answer.length === 2 && answer.every((part) => typeof part === "string");

const areAnswers = (answers: unknown): answers is Answers =>
  Array.isArray(answers) && answers.every(isAnswer);

const afterSending: readonly (RequestState | undefined)[] = ["sending", "unsure", "received"];

/**
 * A stored request, or undefined for anything that is not one. Another version of the site may have
 * stored it: a state that this one doesn't know is "filling", and what it lacks is empty.
 */
export function parseRequest(stored: string | undefined): Request | undefined {
  try {
    const { answers, state, reference, source, linked, derived, sentAt } = JSON.parse(
      stored ?? "",
    ) as Partial<Request>;
    if (!areAnswers(answers)) return undefined;
    return {
      answers,
      state: state && afterSending.includes(state) ? state : "filling",
      reference: reference && isReference(reference) ? reference : newReference(),
      source: typeof source === "string" ? source : "",
      linked: Array.isArray(linked) ? linked : [],
      derived: areAnswers(derived) ? derived : [],
      sentAt: typeof sentAt === "string" ? sentAt : undefined,
    };
  } catch {
    return undefined;
  }
}

/**
 * Whether the confirmation of a request has been shown, which src/early-scripts/head.ts has
 * noted.
 */
const hasArrived = (form: string, reference: string) =>
  [recall(`arrived-${form}`), recall(`arrived-${form}`, "localStorage")].includes(reference);

/**
 * The request that this tab has stored for a form; undefined if there is none or storage is denied.
 * A form whose reference is fixed has only one request, which stays received.
 */
export function readRequest({ id, reference }: FormDefinition): Request | undefined {
  const stored = parseRequest(recall(`request-${id}`));
  if (reference && stored?.reference !== reference)
    return hasArrived(id, reference) ? { ...newRequest(reference), state: "received" } : undefined;
  const isReceived = stored && stored.state !== "filling" && hasArrived(id, stored.reference);
  return isReceived ? { ...stored, state: "received" } : stored;
}

/**
 * Stores a request. If storage is denied or full, only a reload loses it. Of one that has arrived,
 * only the reference is needed.
 */
export function storeRequest(form: string, request: Request): void {
  const answers = request.state === "received" ? [] : request.answers;
  remember(`request-${form}`, JSON.stringify({ ...request, answers }));
  if (request.state === "sending") remember(`sent-${form}`, request.reference);
}
