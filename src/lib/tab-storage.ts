import type { KeptKey } from "./kept";
import { siteFolder } from "./site-folder";

/**
 * Where a text is stored: for this tab, or in all tabs until the visitor deletes it. Keys begin
 * with the folder of the site, because other sites on its host share the storage.
 */
type Store = "sessionStorage" | "localStorage";

/** The text stored under a key; undefined if there is none or storage is denied. */
export function recall(key: KeptKey, store: Store = "sessionStorage"): string | undefined {
  try {
    return window[store].getItem(siteFolder() + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text. Returns false if storage is denied or full. */
export function remember(key: KeptKey, text: string, store: Store = "sessionStorage"): boolean {
  try {
    window[store].setItem(siteFolder() + key, text);
    return true;
  } catch {
    return false;
  }
}
