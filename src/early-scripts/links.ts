import { addressOf, type SitePath } from "@/site/address";
import { closestTo, onDocument } from "./events";

/** The paths of pages that no browser may fetch in advance (src/gatsby/bundle-early-scripts.ts). */
declare const PRIVATE_PATHS: readonly SitePath[];

/** Milliseconds on a link until its page is fetched: of a pointer, and of the focus. */
const restMs = 40;
const focusMs = 200;

/** How long a page that was asked for in advance may take to arrive, in milliseconds. */
const arrivalMs = 2000;

/**
 * Links to other pages of the site. Addresses with a query are left out, because the choices they
 * carry may change until the press, and so are files, private pages and links that open a tab.
 */
const links = `a[href^="${addressOf("/")}"]:not([target], [download], [href^="//"], [href^="${addressOf("/__")}"], [href*="?"], [href*="."]${PRIVATE_PATHS.map((path) => `, [href^="${addressOf(path)}"]`).join("")})`;

const asked = new Set<string>();
let askedAt = -Infinity;

/** Whether a link is pointed at or fetched. Nothing else should use the connection then. */
export const isLinkInUse = () =>
  document.querySelector("a:hover, a:active") !== null || performance.now() - askedAt < arrivalMs;

/** Marks a link, so that the browser fetches its page, once. */
function fetchPage(link: Element): void {
  const [path = ""] = (link.getAttribute("href") ?? "").split("#");
  const { saveData, effectiveType = "" } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  if (path === location.pathname || asked.has(path) || saveData || effectiveType.endsWith("2g"))
    return;
  asked.add(path);
  askedAt = performance.now();
  link.setAttribute("data-fetch", "");
}

/**
 * Fetches the page of the one link that the visitor points at, presses or focuses, by the rule for
 * marked links in src/html.tsx, which Chromium knows from 121 on. Data saver and 2G fetch nothing.
 */
export function fetchLinkedPages(): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  let link: HTMLElement | null = null;
  let timer = 0;
  const fetchAfter = (event: Event, delayMs: number) => {
    const found = closestTo(event, links);
    if (found === link) return;
    link = found;
    clearTimeout(timer);
    if (found) timer = window.setTimeout(() => fetchPage(found), delayMs);
  };
  onDocument("pointermove", (event) => {
    const { movementX, movementY, pointerType } = event as PointerEvent;
    // Chromium also reports a pointer that was over the page when it opened and has not moved. A
    // finger that moves scrolls.
    if (pointerType !== "touch" && (movementX !== 0 || movementY !== 0)) fetchAfter(event, restMs);
  });
  onDocument("pointerdown", (event) => {
    const found = (event as PointerEvent).button === 0 && closestTo(event, links);
    if (found) fetchPage(found);
  });
  onDocument("focusin", (event) => fetchAfter(event, focusMs));
}
