import type { Draft, Phase } from "./draft";

/** What an entry of the browser's history knows of a form (src/components/hooks/history-state.ts). */
interface FormEntry {
  sent?: string | undefined;
  filledBy?: string | undefined;
}

/** How a form begins. */
export type RequestStart =
  /** Nothing is kept, and no link fills it in. */
  | { kind: "empty" }
  /** A link fills it in, over the answers of an unsent request if there is one. */
  | { kind: "linked"; unsent: Draft | undefined }
  /** An unsent request goes on. */
  | { kind: "unsent"; unsent: Draft }
  /** A request was sent, but no confirmation was seen. */
  | { kind: "unsure"; unsent: Draft; isLinked: boolean }
  /** The visitor has come back to the form of a request that has arrived. */
  | { kind: "received"; reference: string; isLinked: boolean };

/**
 * How a form begins, from what this tab has kept, the entry of the history, and the link that led here (empty for none). A new
 * link takes precedence over an unsent request; without one, the answers of an earlier link still apply. Only the entry from
 * which a request was sent says that it has arrived. At any other, the form is for the next request.
 */
export function startOf(draft: Draft | undefined, entry: FormEntry, link: string): RequestStart {
  const unsent = draft?.state === "received" ? undefined : draft;
  const isLinked = link !== "" && !(link === unsent?.source && link === entry.filledBy);
  if (draft?.state === "received" && draft.reference && draft.reference === entry.sent)
    return { kind: "received", reference: draft.reference, isLinked };
  if (unsent?.state === "sending") return { kind: "unsure", unsent, isLinked };
  if (isLinked) return { kind: "linked", unsent };
  return unsent ? { kind: "unsent", unsent } : { kind: "empty" };
}

/** The state in which a form is shown that begins in this way. */
export function phaseAtStart(start: RequestStart): Phase {
  if (start.kind === "received") return { name: "received" };
  if (start.kind !== "unsure") return { name: "filling" };
  return { name: "unsure", hasLostPhotos: start.unsent.hasPhotos ?? false };
}
