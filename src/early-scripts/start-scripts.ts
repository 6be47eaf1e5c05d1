import { recall } from "@/lib/tab-storage";
import type { DraftForm } from "@/requests/draft-store";
import { goWithoutScripts } from "@/site/without-scripts";
import { closestTo, onDocument } from "./events";
import { isLinkInUse } from "./links";

declare global {
  interface Window {
    /** The path for which Gatsby made this HTML. */
    pagePath?: string;
    /** The files of each page's scripts, by which Gatsby's loader fetches them in advance. */
    ___chunkMapping?: Record<string, string[]>;
  }
}

/**
 * Loads the page again without scripts if React takes everything out of it, as it does after an
 * error that no boundary catches, such as one in gatsby-browser.tsx.
 */
function reloadIfEmptied(): void {
  const page = document.getElementById("___gatsby");
  if (!page) return;
  new MutationObserver(() => {
    if (page.childElementCount > 0) return;
    if (goWithoutScripts()) location.reload();
    else location.replace("?unscripted");
  }).observe(page, { childList: true });
}

/** Makes a fragment such as `#50%` one that Gatsby can decode: React would empty the page. */
function repairFragment(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
  }
}

/**
 * Starts Gatsby's scripts, which wait in a template (gatsby-ssr.tsx), when a visitor scrolls,
 * presses a key, or uses something that needs them, or otherwise once the browser is idle, four
 * seconds after loading. Without them, pages appear about half a second earlier, and they are
 * complete.
 */
export function startScripts(): void {
  const scripts = document.querySelector<HTMLTemplateElement>("template#page-scripts");
  // In development, there is no template, because the page loads its scripts directly.
  if (!scripts) return;
  const { path = "" } = scripts.dataset;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    window.pagePath = path;
    // Gatsby's loader reads this list, which src/post-build/page-files.ts leaves out.
    window.___chunkMapping = {};
    repairFragment();
    reloadIfEmptied();
    document.body.append(scripts.content);
  };
  for (const type of ["keydown", "scroll"]) onDocument(type, start);
  // Links need no scripts, and on a slow line the next page would have to wait for them.
  for (const type of ["pointerdown", "focusin"])
    onDocument(type, (event) => closestTo(event, "a") ?? start());
  onDocument("pointermove", (event) => {
    const { movementX, movementY } = event as PointerEvent;
    // Chromium also reports a pointer that was over the page when it opened and has not moved.
    const hasMoved = movementX !== 0 || movementY !== 0;
    if (hasMoved && closestTo(event, "button, form, input, select, summary")) start();
  });
  // The scripts start without delay if the page needs them at once: for an address that prefills a
  // form or opens something, a state in the history, a page that is already scrolled, or a draft
  // that it shows.
  const isAwaited =
    location.search ||
    location.hash ||
    history.state ||
    scrollY > 0 ||
    [...document.querySelectorAll<HTMLElement>("[data-draft]")].some(({ dataset }) =>
      recall(`request-${dataset["draft"] as DraftForm}`),
    );
  const idle = window.requestIdleCallback ?? setTimeout;
  const startWhenQuiet = () => (isLinkInUse() ? setTimeout(startWhenQuiet, 500) : idle(start));
  const startSoon = () => (isAwaited ? idle(start) : setTimeout(startWhenQuiet, 4000));
  if (document.readyState === "complete") startSoon();
  else addEventListener("load", startSoon);
}
