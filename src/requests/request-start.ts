import type { Phase, StoredRequest } from "./stored-request";

/** What an entry of the browser's history knows of a form (src/components/hooks/history-state.ts). */
interface FormEntry {
  sent?: string | undefined;
  filledBy?: string | undefined;
}

/** How a form begins. */
interface RequestStart {
  phase: Phase;
  /** The request of this tab that has not arrived, if there is one: its answers are filled in. */
  unsent: StoredRequest | undefined;
  /** Whether the link that led here fills in the form, over the answers of the unsent request. */
  isLinked: boolean;
  /** The reference of the unsent request, or of the one that has arrived; undefined if the form is for a new one. */
  reference: string | undefined;
}

/**
 * How a form begins, from what this tab has stored, the entry of the history, and the link that led here (empty for none). A new
 * link takes precedence over an unsent request; without one, the answers of an earlier link still apply. Only the entry from
 * which a request was sent says that it has arrived.
 */
export function startOf(
  stored: StoredRequest | undefined,
  entry: FormEntry,
  link: string,
): RequestStart {
  const hasArrived = stored?.state === "received";
  const isBack = hasArrived && stored.reference !== undefined && stored.reference === entry.sent;
  const unsent = hasArrived ? undefined : stored;
  const phase: Phase =
    unsent?.state === "sending"
      ? { name: "unsure", hasLostPhotos: unsent.hasPhotos ?? false }
      : { name: isBack ? "received" : "filling" };
  return {
    phase,
    unsent,
    isLinked: link !== "" && !(link === unsent?.source && link === entry.filledBy),
    reference: isBack ? stored.reference : unsent?.reference,
  };
}
