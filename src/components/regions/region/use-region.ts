import { navigate } from "gatsby";
import { useEffect, useSyncExternalStore } from "react";
import { useRegions } from "@/components/hooks/use-site";
import { queryValue } from "@/lib/query-value";
import { canStore, rememberInBoth } from "@/lib/tab-storage";

/** The key in the storage, which src/early-scripts/head.ts reads before anything is painted. */
const key = "region";

/** Sets the visitor's region, whose prices this tab shows from now on, or takes it back. */
export function setRegion(slug: string | undefined): void {
  if (slug === undefined) delete document.documentElement.dataset[key];
  else document.documentElement.dataset[key] = slug;
  rememberInBoth(key, slug);
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

/** Writes the region into the address of a link that is pressed, for a browser that stores nothing. */
function carryRegion(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const region = document.documentElement.dataset[key];
  if (!region || link?.origin !== location.origin || link.pathname === location.pathname) return;
  const address = new URL(link.href);
  address.searchParams.set(key, region);
  link.href = address.href;
  // The browser handles a new tab; otherwise Gatsby's Link would follow its old address.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void navigate(address.pathname + address.search + address.hash);
}

/**
 * Sets the region that the address names. src/early-scripts/head.ts does so only when the browser loads a page, so this is for
 * pages that Gatsby's router shows, and for development.
 */
export function useRegionOfAddress(path: string): void {
  const regions = useRegions();
  useEffect(() => {
    const named = [queryValue(location.search, key), path.slice(1)];
    const region = regions.find(({ slug }) => named.includes(slug));
    if (region) setRegion(region.slug);
  }, [path, regions]);
  useEffect(() => {
    if (canStore()) return;
    document.addEventListener("click", carryRegion, true);
    return () => document.removeEventListener("click", carryRegion, true);
  }, []);
}
