import { useEffect, useState } from "react";
import { findPlaces } from "@/business/places";

/** The suburb in the field named "suburb", for the map's pin: typed, chosen, or filled in by a link. */
export function usePin(regions: readonly Queries.SuburbCheckRegionFragment[]) {
  const [pin, setPin] = useState<string>();
  useEffect(() => {
    const follow = () => {
      const field = document.querySelector<HTMLInputElement>('[name="suburb"]');
      const answer = findPlaces(regions, field?.value ?? "");
      setPin(answer?.kind === "covered" ? answer.places[0]?.name : undefined);
    };
    follow();
    document.addEventListener("input", follow);
    return () => document.removeEventListener("input", follow);
  }, [regions]);
  return pin;
}
