import { recall, remember } from "@/lib/tab-storage";
import { regionFrom } from "@/site/region-from";

/**
 * Shows the prices of the visitor's region (layout/seo/seo.tsx) and stores it. Without
 * one, the first region's are shown.
 */
export function showRegion(path: string): void {
  const { dataset } = document.documentElement;
  // In development, the page arrives without the list of regions, and React reads the address
  // later.
  const region = regionFrom(path, recall("region"), dataset["regions"]?.split(" ") ?? []);
  if (region === undefined) {
    delete dataset["region"];
    return;
  }
  dataset["region"] = region;
  remember("region", region);
}

/** Shows the region chosen last when the browser brings back a page from its cache. */
export function followRegion(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showRegion(location.pathname);
  });
}
