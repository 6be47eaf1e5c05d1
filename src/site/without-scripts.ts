import { recall, remember } from "@/lib/tab-storage";

/**
 * Makes this page work without scripts when it is loaded again in this tab, because its scripts
 * have failed: its HTML is complete, forms included. Returns false if that can't be stored.
 */
export function goWithoutScripts(): boolean {
  return remember("unscripted", location.pathname);
}

/** Whether this page works without scripts, by storage or, if denied, by its query. */
export function isWithoutScripts(): boolean {
  return recall("unscripted") === location.pathname || location.search === "?unscripted";
}
