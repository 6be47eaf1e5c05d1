import { answerOf, type Answers, valuesOf } from "./question";

/** A request is filled in, on its way, sent but perhaps not arrived, or received. */
export type RequestState = "filling" | "sending" | "unsure" | "received";

/** A visitor's request in a form, as this tab keeps it. */
export interface Request {
  state: RequestState;
  answers: Answers;
  /** Distinguishes this request from others by the same visitor; sent with it. */
  reference: string;
  /** The query and state of the link that filled it in; empty for none. */
  source: string;
  /** Names of the questions that the link has answered, and nobody has since. */
  linked: readonly string[];
  /** What followed from the answers when it was sent, such as the price shown. */
  derived: Answers;
  /** When it was sent, as an ISO 8601 time in UTC. */
  sentAt?: string | undefined;
}

/** A request in which nothing is answered yet. */
export const newRequest = (reference: string): Request => ({
  state: "filling",
  answers: [],
  reference,
  source: "",
  linked: [],
  derived: [],
});

/** Answers by the name of the question. An empty list says that nothing was chosen. */
export type NamedAnswers = Readonly<Record<string, readonly string[]>>;

/** What a link answers, and what this tab knows besides. */
export interface LinkAnswers {
  answers: NamedAnswers;
  /** The names that the link itself answers. */
  linked: readonly string[];
}

/**
 * The visitor answers, sends, is back at the form, or wants to send another request; the
 * confirmation has been shown; a link fills in the form.
 */
export type RequestEvent =
  | { type: "typed"; answers: Answers }
  | { type: "sent"; derived: Answers; at: string }
  | { type: "back" | "another" | "arrived" }
  | ({ type: "linked"; source: string } & LinkAnswers);

/** The state after an event. What a state doesn't expect changes nothing of its request. */
const states: Readonly<Record<RequestState, Partial<Record<RequestEvent["type"], RequestState>>>> =
  {
    filling: { typed: "filling", linked: "filling", sent: "sending" },
    sending: { back: "unsure", arrived: "received" },
    // What is changed from here on may differ from what has arrived.
    unsure: { typed: "filling", linked: "unsure", sent: "sending", arrived: "received" },
    received: { typed: "filling", linked: "filling", another: "filling" },
  };

/** A request after an event; the same object if nothing changes. */
export function next(request: Request, event: RequestEvent, newReference: () => string): Request {
  const state = states[request.state][event.type];
  if (state === undefined) return request;
  const isAnother = request.state === "received";
  const begun = isAnother
    ? { ...request, state, linked: [], sentAt: undefined, reference: newReference() }
    : { ...request, state };
  // A consent is that of one request. One that was ticked just now is the next one's.
  const { answers } = request;
  const spent = isAnother && answerOf(answers, "consent") ? ["consent"] : [];
  switch (event.type) {
    case "typed": {
      const linked = begun.linked.filter((name) => isSame(answers, event.answers, name));
      const names = [...answers, ...event.answers].map(([name]) => name);
      if (names.every((name) => isSame(answers, event.answers, name))) return request;
      return { ...begun, linked, answers: without(event.answers, spent), sentAt: undefined };
    }
    case "linked": {
      const { source, linked } = event;
      return { ...begun, source, linked, answers: merge(without(answers, spent), event.answers) };
    }
    case "another":
      return { ...begun, answers: without(answers, spent) };
    case "sent":
      return { ...begun, derived: event.derived, sentAt: event.at };
    default:
      return begun;
  }
}

const isSame = (one: Answers, other: Answers, name: string) =>
  valuesOf(one, name).join("\n") === valuesOf(other, name).join("\n");

const without = (answers: Answers, names: readonly string[]) =>
  answers.filter(([name]) => !names.includes(name));

/** Answers, with others in place of those to the same questions. */
export const merge = (answers: Answers, others: NamedAnswers): Answers => [
  ...without(answers, Object.keys(others)),
  ...Object.entries(others).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  ),
];

/**
 * The request that a form continues: the one that this tab has stored or, Back at a form whose
 * request has arrived, that request, from the entry of the history. Undefined for a new one.
 */
export function continued(
  stored: Request | undefined,
  sent: Request | undefined,
): Request | undefined {
  if (stored?.state === "sending") return { ...stored, state: "unsure" };
  if (stored?.state !== "received") return stored;
  return stored.reference === sent?.reference ? { ...sent, state: "received" } : undefined;
}
