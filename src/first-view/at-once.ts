// Runs in the head of every page, before anything is painted.
import { recall, remember } from "../site/tab-storage";

declare global {
  interface Document {
    /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
    prerendering?: boolean;
  }
}

const { classList, dataset } = document.documentElement;

/** The region whose prices are shown (src/site/region-rules.ts): the first of these that the site knows. */
function showRegion(slugs: readonly (string | null | undefined)[]): void {
  // In development the page comes without its head, and React alone reads the address.
  const known = dataset["regions"]?.split(" ") ?? [];
  const region = slugs.find((slug) => slug && known.includes(slug));
  if (!region) return;
  dataset["region"] = region;
  remember("region", region);
}

/** The region that the address names, by itself or as its page, else the one known in this tab. */
const showRegionOfVisit = () =>
  showRegion([
    new URLSearchParams(location.search).get("region"),
    location.pathname.split("/")[1],
    recall("region"),
  ]);

// A page whose scripts broke does without them until the tab is closed (gatsby-browser.tsx).
if (recall("unscripted") !== location.pathname) {
  classList.add("scripted");
  if (recall("promo-dismissed")) classList.add("promo-dismissed");
  showRegionOfVisit();
  // The business's next free day is news until it begins.
  if (Date.now() >= Date.parse(dataset["freeDay"] ?? "")) classList.add("free-day-has-come");
  // A prerendered page holds back what is timed from when it is shown: the offer.
  if (document.prerendering) {
    classList.add("prerendering");
    document.addEventListener("prerenderingchange", () => {
      classList.remove("prerendering");
      showRegionOfVisit();
    });
  }
  // What was chosen since on another page.
  addEventListener("pageshow", ({ persisted }) => persisted && showRegion([recall("region")]));
}
