/**
 * Has this page go without scripts when it is loaded again in this tab (src/first-view/at-once.js): its HTML is whole, forms
 * included. Returns false where that can't be remembered.
 */
export function goWithoutScripts(): boolean {
  try {
    sessionStorage.setItem("unscripted", location.pathname);
    return true;
  } catch {
    return false;
  }
}
