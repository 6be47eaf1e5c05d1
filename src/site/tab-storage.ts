/** The text this tab has stored under a key (sessionStorage); undefined if there is none or storage is denied. */
export function recall(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether this tab keeps what is stored: a storage that is full or has no room can still be read. */
export function canStore(): boolean {
  return remember("trial", "1") && recall("trial") === "1" && remember("trial");
}

/** Stores a text for this tab or, without one, removes it. Returns false if storage is denied or full. */
export function remember(key: string, text?: string): boolean {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
