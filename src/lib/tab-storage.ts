/**
 * Where a text is stored: sessionStorage for this tab, localStorage for all tabs until the visitor
 * deletes it. Firefox brings a page back from its cache with an older copy of sessionStorage, so
 * what such a page must know is in both.
 */
type Store = "sessionStorage" | "localStorage";

/** The text stored under a key; undefined if there is none or storage is denied. */
export function recall(key: string, store: Store = "sessionStorage"): string | undefined {
  try {
    return window[store].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text or, without one, removes it. Returns false if storage is denied or full. */
export function remember(key: string, text?: string, store: Store = "sessionStorage"): boolean {
  try {
    if (text === undefined) window[store].removeItem(key);
    else window[store].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Stores a text, also for pages that Firefox brings back; without a text, removes it. */
export function rememberInBoth(key: string, text?: string): void {
  remember(key, text);
  remember(key, text, "localStorage");
}
