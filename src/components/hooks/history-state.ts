import type { StoredRequest } from "@/requests/stored-request";

/** What an entry of the history keeps beside Gatsby's own keys, for Back and reloads. */
interface HistoryState {
  /** The request that was sent from this entry. */
  sent?: StoredRequest | undefined;
  /** The link that filled in the form, so that a reload doesn't undo later changes. */
  filledBy?: string | undefined;
  /** The request that the page after it shows, until the tab is closed. */
  receipt?: StoredRequest | undefined;
  /** The category of the portfolio that is shown. */
  category?: string | undefined;
  /** Whether a press on the portfolio has added this entry, so that closing the job goes back. */
  isOpenedHere?: boolean | undefined;
}

/** What is kept with the entry being shown. */
export const entryState = (): HistoryState => (history.state ?? {}) as HistoryState;

/** Adds to what is kept with the entry being shown. */
export function keepInEntry(state: HistoryState): void {
  history.replaceState({ ...entryState(), ...state }, "");
}

/** Replaces the address of the current history entry; a fragment alone is enough. */
export function changeAddress(address: string): void {
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // Safari refuses more than a hundred changes in ten seconds. The next one catches up.
  }
}

/** Adds an entry that keeps what this one keeps, and `state`. */
export function addEntry(address: string, state: HistoryState): void {
  history.pushState({ ...entryState(), ...state }, "", address);
}
