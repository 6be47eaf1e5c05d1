import { useEffect, useMemo } from "react";
import { outsideRegions } from "@/business/money";
import { findPlaces, regionOf } from "@/business/places";
import { listen } from "@/lib/listen";
import { setRegion, useRegion } from "./use-region";

/**
 * Looks up the place in a field named "suburb", and the region whose prices are meant: that of the place (`outsideRegions`
 * for a place in none, and while it is a question) or, where none is named, the visitor's. A suburb that is typed sets the
 * visitor's region once. One that a link, a draft or Back has filled in does so only while no region is known.
 */
export function usePlace<
  Region extends Parameters<typeof findPlaces>[0][number] & { slug: string },
>(regions: readonly Region[], filledIn: string) {
  const visitorsRegion = useRegion();
  const isRegionKnown = visitorsRegion !== undefined;
  const place = useMemo(() => findPlaces(regions, filledIn), [regions, filledIn]);
  const slug = place?.kind === "covered" ? regionOf(place)?.slug : undefined;
  useEffect(() => {
    if (slug && !isRegionKnown) setRegion(slug);
  }, [slug, isRegionKnown]);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== "suburb") return;
      const typed = findPlaces(regions, target.value);
      const region = typed?.kind === "covered" && regionOf(typed);
      if (region) setRegion(region.slug);
    };
    return listen(document, { input: follow });
  }, [regions]);
  return { place, region: place ? (regionOf(place)?.slug ?? outsideRegions) : visitorsRegion };
}
