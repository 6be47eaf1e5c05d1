import { type FormEvent, useState } from "react";

/** Letters from which a name is taken for a suburb. */
const minLetters = 3;

/** The suburb whose name begins with what is typed into a field inside the element that has `onInput`, for the map's pin. */
export function usePin(regions: readonly Queries.RiverMapRegionFragment[]) {
  const [typed, setTyped] = useState("");
  const suburbs = regions.flatMap((region) => region.suburbs);
  return {
    pin:
      typed.length < minLetters
        ? undefined
        : suburbs.find(({ name }) => name.toLowerCase().startsWith(typed))?.name,
    onInput: ({ target }: FormEvent) => {
      // "Coorparoo 4151" is Coorparoo.
      if (target instanceof HTMLInputElement)
        setTyped(target.value.replace(/\d/g, "").trim().toLowerCase());
    },
  };
}
