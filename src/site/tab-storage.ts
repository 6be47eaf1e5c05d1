/** What this tab remembers under a key (sessionStorage); undefined where there is nothing, or storage is denied. */
export function recall(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text for this tab or, without one, forgets it. Returns false where storage is denied or full. */
export function remember(key: string, text?: string): boolean {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
