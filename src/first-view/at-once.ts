// Runs in the head of every page, before anything is painted.
import { recall, remember } from "../site/tab-storage";

declare global {
  interface Document {
    /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
    prerendering?: boolean;
  }
}

const { classList, dataset } = document.documentElement;

/** Shows the prices of a region (src/site/region-rules.ts): the first of these slugs that the site knows. */
function showRegion(slugs: readonly (string | null | undefined)[]): void {
  // In development the page arrives without its head, so only React reads the address.
  const known = dataset["regions"]?.split(" ") ?? [];
  const region = slugs.find((slug) => slug && known.includes(slug));
  if (!region) return;
  dataset["region"] = region;
  remember("region", region);
}

/** Shows the region that the address names, in its query or as its page, or else the one stored for this tab. */
const showRegionOfVisit = () =>
  showRegion([
    new URLSearchParams(location.search).get("region"),
    location.pathname.split("/")[1],
    recall("region"),
  ]);

// A page whose scripts broke works without them until the tab is closed (gatsby-browser.tsx).
if (recall("unscripted") !== location.pathname) {
  classList.add("scripted");
  if (recall("promo-dismissed")) classList.add("promo-dismissed");
  showRegionOfVisit();
  // The business's next free day is news until it begins.
  if (Date.now() >= Date.parse(dataset["freeDay"] ?? "")) classList.add("free-day-has-come");
  // On a prerendered page, the offer's delay starts only once the page is shown.
  if (document.prerendering) {
    classList.add("prerendering");
    document.addEventListener("prerenderingchange", () => {
      classList.remove("prerendering");
      showRegionOfVisit();
    });
  }
  // The visitor may have chosen another region on another page since.
  addEventListener("pageshow", ({ persisted }) => persisted && showRegion([recall("region")]));
}
