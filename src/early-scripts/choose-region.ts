import { tell } from "@/requests/draft-store";
import { pathOf } from "@/site/address";
import { showRegion, takeVisitedRegion } from "./region";

/** Answers the draft with the region of a region's page. */
export function chooseVisitedRegion(): void {
  const region = takeVisitedRegion();
  if (region) tell("booking", { type: "answered", answers: { region: [region] } });
}

/** Shows the region chosen last when the browser brings back a page from its cache. */
export function followRegion(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    showRegion(pathOf(location.pathname));
    chooseVisitedRegion();
  });
}
