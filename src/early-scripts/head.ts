// Runs in the head of every page, before the browser paints anything.
import { recall } from "@/lib/tab-storage";
import { isWithoutScripts } from "@/site/without-scripts";
import { noteArrival } from "./arrival";
import { showRegion } from "./region";

declare global {
  interface Window {
    /** Events from before body.ts was there, which it handles then. Null from then on. */
    ___missed?: Event[] | null;
  }
}

/** The bundled body.ts, as the address of a file (src/gatsby/bundle-early-scripts.ts). */
declare const BODY_FILE: string;

const { classList, dataset } = document.documentElement;

/** Makes the page work as it does without scripts, unless they have already started. */
function giveUp(): void {
  if (window.___early === null) return;
  window.___missed = null;
  classList.remove("scripted", "fading");
}

/** Adds body.ts to the page once the browser has painted it, because text and pictures come first on a slow line. */
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
  // An error in a script, or a script in the body that couldn't be loaded.
  const onError = ({ target }: Event) =>
    (target === window ||
      (target instanceof HTMLScriptElement && target.parentNode === document.body)) &&
    giveUp();
  addEventListener("error", onError, true);
  if (recall("promo-dismissed")) classList.add("promo-dismissed");
  showRegion(location.search, location.pathname, recall("region"));
  // The next free day is hidden once it has begun.
  if (Date.now() >= Date.parse(dataset["freeDay"] ?? "")) classList.add("free-day-has-come");
  addEventListener("DOMContentLoaded", noteArrival);
  addEventListener("DOMContentLoaded", addAfterPaint);
}
