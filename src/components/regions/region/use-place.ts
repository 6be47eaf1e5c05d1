import { useEffect, useMemo } from "react";
import { outsideRegions } from "@/business/money";
import { findPlaces, type PlaceRegion } from "@/business/places";
import { listen } from "@/lib/listen";
import { setRegion, useRegion } from "./use-region";

const isSuburbField = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === "suburb";

/**
 * Looks up the place in a field named "suburb", and the region whose prices apply: that of the
 * place (`outsideRegions` for one in none or in question) or else the visitor's. A suburb sets the
 * visitor's region once its field is left; one that a link, a draft or Back has filled in, only
 * while no region is known.
 */
export function usePlace(regions: readonly PlaceRegion[], filledIn: string) {
  const visitorsRegion = useRegion();
  const isRegionKnown = visitorsRegion !== undefined;
  const place = useMemo(() => findPlaces(regions, filledIn), [regions, filledIn]);
  const named = place?.kind === "part" ? undefined : place?.places[0]?.region.slug;
  const slug = place?.kind === "covered" ? named : undefined;
  useEffect(() => {
    if (slug && !isRegionKnown && !isSuburbField(document.activeElement)) setRegion(slug);
  }, [slug, isRegionKnown]);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const chosen = isSuburbField(target) ? findPlaces(regions, target.value) : undefined;
      if (chosen?.kind === "covered" && chosen.places[0]) setRegion(chosen.places[0].region.slug);
    };
    return listen(document, { change: follow });
  }, [regions]);
  return { place, region: place ? (named ?? outsideRegions) : visitorsRegion };
}
