import { useEffect, useMemo } from "react";
import { outsideRegions } from "@/business/money";
import { type PlaceAnswer, placeFinder, type PlaceRegion } from "@/business/places";
import { listen } from "@/lib/listen";
import { setRegion, useRegion } from "./use-region";

const isSuburbField = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === "suburb";

/** Whether a text names a suburb or a postcode; part of a name sets no region. */
const isWhole = (place: PlaceAnswer, text: string) =>
  place.kind === "covered" || (place.kind === "part" && /\d{4}/.test(text));

/**
 * Looks up the place in a field named "suburb", and the region whose prices apply: that of the
 * place (`outsideRegions` for one in none, undefined for one that may be in two) or else the
 * visitor's. A suburb or a postcode sets the visitor's region once its field is left; one that a
 * link, a draft or Back has filled in, only while no region is known.
 */
export function usePlace(regions: readonly PlaceRegion[], filledIn: string) {
  const visitorsRegion = useRegion();
  const isRegionKnown = visitorsRegion !== undefined;
  const findPlace = useMemo(() => placeFinder(regions), [regions]);
  const place = useMemo(() => findPlace(filledIn), [findPlace, filledIn]);
  const chosen = place && isWhole(place, filledIn) ? place.region?.slug : undefined;
  useEffect(() => {
    if (chosen && !isRegionKnown && !isSuburbField(document.activeElement)) setRegion(chosen);
  }, [chosen, isRegionKnown]);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!isSuburbField(target)) return;
      const left = findPlace(target.value);
      if (left?.region && isWhole(left, target.value)) setRegion(left.region.slug);
    };
    return listen(document, { change: follow });
  }, [findPlace]);
  const ofPlace = place?.kind === "unknown" ? outsideRegions : place?.region?.slug;
  return { place, region: place ? ofPlace : visitorsRegion };
}
