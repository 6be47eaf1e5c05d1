import { useEffect } from "react";
import { listen } from "@/lib/listen";
import { type EstimateChoice, rememberChoice } from "@/requests/prefill";

/**
 * Makes the choices that a page shows those that the tab remembers, also when the browser brings
 * the page back as it was left. Undefined while they are not to be remembered.
 */
export function useRemembered(choice: EstimateChoice | undefined): void {
  useEffect(() => {
    if (!choice) return;
    const keep = () => void rememberChoice(choice);
    keep();
    return listen(window, { pageshow: ({ persisted }) => persisted && keep() });
  }, [choice]);
}
