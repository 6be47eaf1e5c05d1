import type { KeptKey } from "./kept";
import { listen } from "./listen";
import { recall, remember } from "./tab-storage";

/** A value of this tab, which several parts of a page show and change. */
export interface TabStore<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back after each change. Returns a function that stops that. */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * A value under a key of the tab's storage, as JSON. `parse` reads what is stored: undefined for
 * nothing, and perhaps damaged or another version's. Where storage is denied or full, the value
 * lives as long as the page.
 */
export function tabStore<Value>(
  key: KeptKey,
  parse: (text: string | undefined) => Value,
): TabStore<Value> {
  let text: string | undefined;
  let value = parse(text);
  let unstored: string | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => {
      const stored = unstored ?? recall(key);
      if (stored !== text) value = parse((text = stored));
      return value;
    },
    set: (changed) => {
      value = changed;
      text = JSON.stringify(changed);
      unstored = remember(key, text) ? undefined : text;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      // A page that the browser brings back may be older than the value.
      const stop = listen(window, { pageshow: onChange });
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
  };
}
