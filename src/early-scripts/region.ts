import { recall, rememberInBoth } from "@/lib/tab-storage";
import { regionFrom } from "@/site/region-from";

/** Shows the prices of the visitor's region (src/site/region-price-css.ts) and stores it. */
export function showRegion(search: string, path: string, stored: string | undefined): void {
  const { dataset } = document.documentElement;
  // In development, the page arrives without the list of regions, and React reads the address later.
  const region = regionFrom(search, path, stored, dataset["regions"]?.split(" ") ?? []);
  if (!region) return;
  dataset["region"] = region;
  rememberInBoth("region", region);
}

/**
 * Shows the region that was chosen last when the browser brings back a page from its cache: the visitor may have chosen
 * another one on another page.
 */
export function followRegion(): void {
  addEventListener("pageshow", ({ persisted }) => {
    const stored = recall("region", "localStorage") ?? recall("region");
    if (persisted) showRegion("", "", stored);
  });
}
