import { useEffect, useMemo } from "react";
import { findPlaces, regionsOf } from "@/business/places";
import { setRegion, useRegion } from "./use-region";

/**
 * Looks up the place that a visitor has typed. Its region becomes the one whose prices are shown; a place that we don't
 * cover takes back what was known, so that no other place's prices are shown for it.
 */
export function usePlace<
  Region extends Parameters<typeof findPlaces>[0][number] & { slug: string },
>(regions: readonly Region[], typed: string) {
  const current = useRegion();
  const answer = useMemo(() => findPlaces(regions, typed), [regions, typed]);
  const slugs = regionsOf(answer, typed)?.map(({ slug }) => slug);
  const isMeant = slugs === undefined || (current !== undefined && slugs.includes(current));
  const next = slugs?.length === 1 ? slugs[0] : undefined;
  useEffect(() => {
    if (!isMeant) setRegion(next);
  }, [isMeant, next]);
  return answer;
}
