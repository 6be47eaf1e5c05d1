import { recall, remember } from "@/lib/tab-storage";
import { pathOf } from "@/site/address";

/** Where the region of a page is noted until the draft takes it over. */
const visited = "visited-region";

/**
 * Shows the prices of the visitor's region (layout/seo/seo.tsx): that of a region's page, which
 * chooses it, or else the draft's. Without one, the first region's are shown. In development, pages
 * arrive without the list of regions, so that gatsby-browser.tsx calls this again.
 */
export function showRegion(path: string): void {
  const { dataset } = document.documentElement;
  const known = dataset["regions"]?.split(" ") ?? [];
  const ofPage = path.split("/")[1] ?? "";
  if (known.includes(ofPage)) remember(visited, ofPage);
  // As JSON has it, because reading it properly would double what every page begins with.
  const [, answered = ""] = /\["region","([^"]+)"\]/.exec(recall("request-booking") ?? "") ?? [];
  const region = known.includes(ofPage) ? ofPage : recall(visited) || answered;
  if (known.includes(region)) dataset["region"] = region;
  else delete dataset["region"];
}

/** Shows the region chosen last when the browser brings back a page from its cache. */
export function followRegion(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showRegion(pathOf(location.pathname));
  });
}

/** The region of a page that was shown, once; undefined if there is none. */
export function takeVisitedRegion(): string | undefined {
  const region = recall(visited);
  remember(visited, "");
  return region || undefined;
}
