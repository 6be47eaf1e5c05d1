import { useEffect, useSyncExternalStore } from "react";
import { useRegions } from "@/components/hooks/use-site";
import { recall, remember } from "@/lib/tab-storage";
import { regionFrom } from "@/site/region-from";

/** The key in the storage, which src/early-scripts/head.ts reads before anything is painted. */
const key = "region";

/** Sets the visitor's region, whose prices this tab shows from now on. */
export function setRegion(slug: string): void {
  document.documentElement.dataset[key] = slug;
  remember(key, slug);
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [`data-${key}`] });
  return () => observer.disconnect();
}

/** Slug of the visitor's region; undefined on the server and while it is not known. */
export function useRegion(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[key],
    () => undefined,
  );
}

/**
 * Sets the region of a region's page, or the stored one. src/early-scripts/head.ts does so only
 * when the browser loads a page, so this is for pages that Gatsby's router shows, and for
 * development.
 */
export function useRegionOfAddress(path: string): void {
  const regions = useRegions();
  useEffect(() => {
    const slugs = regions.map(({ slug }) => slug);
    const region = regionFrom(path, recall(key), slugs);
    if (region) setRegion(region);
  }, [path, regions]);
}
