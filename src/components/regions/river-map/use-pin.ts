import { type FormEvent, useState } from "react";
import { findPlaces } from "@/business/places";

/** The suburb that is typed into a field inside the element that has `onInput`, for the map's pin. */
export function usePin(regions: readonly Queries.SuburbCheckRegionFragment[]) {
  const [pin, setPin] = useState<string>();
  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const answer = findPlaces(regions, target.value);
    setPin(answer?.kind === "covered" ? answer.places[0]?.name : undefined);
  };
  return { pin, onInput };
}
