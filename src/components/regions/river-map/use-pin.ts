import { useEffect, useState } from "react";
import { findPlaces } from "@/business/places";
import { listen } from "@/lib/listen";

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
    return listen(document, { input: follow });
  }, [regions]);
  return pin;
}
