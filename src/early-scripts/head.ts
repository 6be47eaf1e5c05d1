// Runs in the head of every page, before the browser paints anything.
import { recall, rememberInBoth } from "@/lib/tab-storage";
import { isWithoutScripts } from "@/site/without-scripts";

declare global {
  interface Window {
    /** What the visitor has done before body.ts is there to answer it. Null from then on. */
    ___missed?: Event[] | null;
  }
}

const { classList, dataset } = document.documentElement;

/** Shows the prices of a region (src/site/region-price-css.ts): that of the first of these slugs that is a region. */
function showRegion(slugs: readonly (string | null | undefined)[]): void {
  // In development, the page arrives without the list of regions, and React reads the address later.
  const known = dataset["regions"]?.split(" ") ?? [];
  const region = slugs.find((slug) => slug && known.includes(slug));
  if (!region) return;
  dataset["region"] = region;
  rememberInBoth("region", region);
}

/** Makes the page work as it does without scripts, unless they have already started. */
function giveUp(): void {
  if (window.___early === null) return;
  window.___missed = null;
  classList.remove("scripted", "fading");
}

// If the scripts of a page have failed, the page works without them until the tab is closed.
if (!isWithoutScripts()) {
  classList.add("scripted");
  window.___missed = [];
  for (const type of ["pointerdown", "keydown", "focusin", "scroll", "click", "input"])
    document.addEventListener(type, (event) => window.___missed?.push(event), true);
  addEventListener("unhandledrejection", giveUp);
  // An error in a script, or one of Gatsby's files at the end of the body that couldn't be loaded.
  const onError = ({ target }: Event) =>
    (target === window ||
      (target instanceof HTMLScriptElement && target.parentNode === document.body)) &&
    giveUp();
  addEventListener("error", onError, true);
  if (recall("promo-dismissed")) classList.add("promo-dismissed");
  // The region in the query of the address, else that of a region's page, else the one stored for this tab.
  showRegion([
    new URLSearchParams(location.search).get("region"),
    location.pathname.split("/")[1],
    recall("region"),
  ]);
  // The next free day is hidden once it has begun.
  if (Date.now() >= Date.parse(dataset["freeDay"] ?? "")) classList.add("free-day-has-come");
  // When the browser brings back a page from its cache, the visitor may have chosen another region on another page.
  addEventListener(
    "pageshow",
    ({ persisted }) =>
      persisted && showRegion([recall("region", "localStorage"), recall("region")]),
  );
}
