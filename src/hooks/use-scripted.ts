import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML and while React takes it over, true from then on: what is rendered with it may rely on scripts. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
