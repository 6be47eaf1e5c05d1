/** A request is filled in, on its way, sent but perhaps not arrived, or received. */
export type RequestState = "filling" | "sending" | "unsure" | "received";

/** The visitor types, sends, or is back at the form; the confirmation has been shown. */
export type RequestEvent = "typed" | "sent" | "back" | "arrived";

const changes: Readonly<Record<RequestState, Partial<Record<RequestEvent, RequestState>>>> = {
  filling: { sent: "sending" },
  sending: { back: "unsure", arrived: "received" },
  // What is changed from here on may differ from what has arrived.
  unsure: { typed: "filling", sent: "sending", arrived: "received" },
  received: { typed: "filling" },
};

/** The state of a request after an event. What a state doesn't expect changes nothing. */
export const next = (state: RequestState, event: RequestEvent): RequestState =>
  changes[state][event] ?? state;
