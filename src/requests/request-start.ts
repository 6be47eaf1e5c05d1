import { next, type RequestState } from "./request-state";
import type { StoredRequest } from "./stored-request";

/** What an entry of the history knows of a form (components/hooks/history-state.ts). */
interface FormEntry {
  sent?: StoredRequest | undefined;
  filledBy?: string | undefined;
}

/** What a form shows when its page opens. */
interface RequestStart {
  state: RequestState;
  /** The request that the form continues, whose answers are filled in; undefined for a new one. */
  kept: StoredRequest | undefined;
  /** Whether the link that led here fills in the form, over the answers of that request. */
  isLinked: boolean;
}

/**
 * What a form begins with: from what this tab has stored, the entry of the history, and the link
 * that led here (empty for none). A new link takes precedence over an unsent request; without one,
 * the answers of an earlier link still apply. Only the entry from which a request was sent says
 * that it has arrived.
 */
export function startOf(
  stored: StoredRequest | undefined,
  { sent, filledBy }: FormEntry,
  link: string,
): RequestStart {
  const hasArrived = stored?.state === "received";
  const isBack = hasArrived && stored.reference === sent?.reference;
  // The answers of a request that has arrived are only in its entry.
  const kept = hasArrived ? (isBack ? sent : undefined) : stored;
  return {
    state: isBack ? "received" : next(kept?.state ?? "filling", "back"),
    kept,
    isLinked: link !== "" && !(link === kept?.source && link === filledBy),
  };
}
