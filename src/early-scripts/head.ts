// Runs in the head of every page, before the browser paints anything.
import { recall } from "@/lib/tab-storage";
import { addressOf, pathOf } from "@/site/address";
import { isWithoutScripts } from "@/site/without-scripts";
import { showRegion } from "./region";

declare global {
  interface Window {
    /** Events from before body.ts was there, which it handles then. Null from then on. */
    ___missed?: Event[] | null;
  }
}

/** The bundled body.ts, as the address of a file (src/gatsby/bundle-early-scripts.ts). */
declare const BODY_FILE: string;

const { classList } = document.documentElement;

/**
 * The address of a script that the build has written. Gatsby names them with a hash of twenty
 * digits, and so do we. What a host, an in-app browser or an extension adds to a page has other
 * names or none.
 */
const ownScript = new RegExp(`${location.origin}${addressOf("/")}[\\w-]+-[0-9a-f]{20}\\.js`);

/** The address of a failed script or, for a rejected promise, the trace with all addresses. */
function failurePlace(event: Event): string | undefined {
  if ("reason" in event) return (event.reason as Error | undefined)?.stack;
  return event.target instanceof HTMLScriptElement
    ? event.target.src
    : (event as Partial<ErrorEvent>).filename;
}

/** Makes the page work without scripts if one of the site's fails before they have started. */
function giveUp(event: Event): void {
  if (window.___early === null || !ownScript.test(failurePlace(event) ?? "")) return;
  window.___missed = null;
  classList.remove("scripted", "fading");
}

/** The controls that the visitor has used. */
const touched = new Set<EventTarget | null>();

/**
 * Leaves out of a link to another page what nobody has chosen: a list always has a value. Once the
 * page's own scripts run, they follow the link instead.
 */
function dropUntouched({ formData, target }: FormDataEvent): void {
  const form = target as HTMLFormElement;
  if (form.method !== "get") return;
  for (const control of form.elements)
    if (!touched.has(control)) formData.delete((control as HTMLInputElement).name);
}

/**
 * Holds back the browser's own message about an answer until the page's scripts are there: they
 * repeat the press, and show the site's message.
 */
function holdBack(event: Event): void {
  if (window.___early !== null && classList.contains("scripted")) event.preventDefault();
}

/** Adds body.ts after the first paint: text and pictures come first on a slow line. */
function addAfterPaint(): void {
  const script = document.createElement("script");
  script.type = "module";
  script.src = BODY_FILE;
  // A timeout ends after the frame in which it was set has been painted.
  requestAnimationFrame(() => setTimeout(() => document.body.append(script)));
}

// If the scripts of a page have failed, the page works without them until the tab is closed.
if (!isWithoutScripts()) {
  classList.add("scripted");
  window.___missed = [];
  for (const type of ["pointerdown", "keydown", "focusin", "scroll", "click", "input"])
    document.addEventListener(type, (event) => window.___missed?.push(event), true);
  addEventListener("unhandledrejection", giveUp);
  // Errors in scripts, and scripts that couldn't be loaded.
  addEventListener("error", giveUp, true);
  if (recall("promo-dismissed")) classList.add("promo-dismissed");
  showRegion(pathOf(location.pathname));
  addEventListener("input", ({ target }) => touched.add(target), true);
  addEventListener("formdata", dropUntouched);
  addEventListener("invalid", holdBack, true);
  addEventListener("DOMContentLoaded", addAfterPaint);
}
