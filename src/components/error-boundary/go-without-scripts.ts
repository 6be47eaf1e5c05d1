import { remember } from "../../site/tab-storage";

/**
 * Has this page go without scripts when it is loaded again in this tab (src/first-view/at-once.ts): its HTML is whole, forms
 * included. Returns false where that can't be remembered, and in development, where pages come without their content.
 */
export function goWithoutScripts(): boolean {
  if (process.env.NODE_ENV === "development") return false;
  return remember("unscripted", location.pathname);
}
