/** What an entry of the history keeps beside Gatsby's own keys, for Back and reloads. */
interface HistoryState {
  /** Whether photos were chosen, which a reload takes out of the form. */
  hasPhotos?: boolean | undefined;
  /** The category of the portfolio that is shown. */
  category?: string | undefined;
  /** Whether a press on the portfolio has added this entry, so that closing the job goes back. */
  isOpenedHere?: boolean | undefined;
}

/** The state of the current entry. */
export const entryState = (): HistoryState => (history.state ?? {}) as HistoryState;

/** Safari refuses more than a hundred changes in ten seconds. The next one catches up. */
function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // Only the address and what Back brings are older than the page.
  }
}

/** Adds keys to the state of the current entry. */
export const keepInEntry = (state: HistoryState): void =>
  attempt(() => history.replaceState({ ...entryState(), ...state }, ""));

/** Replaces the address of the current history entry; a fragment alone is enough. */
export const changeAddress = (address: string): void =>
  attempt(() => history.replaceState(history.state, "", address));

/** Adds an entry with the state of this one and `state`. */
export const addEntry = (address: string, state: HistoryState): void =>
  attempt(() => history.pushState({ ...entryState(), ...state }, "", address));
