import { type FormEvent, useState } from "react";

/** The suburb whose name begins with what is typed into a field inside the element that has `onInput`, for the map's pin. */
export function usePin(regions: readonly Queries.RiverMapRegionFragment[]) {
  const [pin, setPin] = useState<string>();
  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    // "Coorparoo 4151" counts as Coorparoo; fewer than three letters count as nothing.
    const typed = target.value.replace(/\d/g, "").trim().toLowerCase();
    const suburbs = typed.length < 3 ? [] : regions.flatMap((region) => region.suburbs);
    setPin(suburbs.find(({ name }) => name.toLowerCase().startsWith(typed))?.name);
  };
  return { pin, onInput };
}
