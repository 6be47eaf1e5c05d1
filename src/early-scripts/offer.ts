import { remember } from "@/lib/tab-storage";
import { closestTo, onDocument } from "./events";

/** Closes the offer when its button is pressed: it fades out in 300 ms, for this tab. */
export function closeOffer(): void {
  onDocument("click", (event) => {
    const offer = closestTo(event, "[data-dismiss]")?.closest("aside");
    if (!offer) return;
    offer.setAttribute("data-closing", "");
    setTimeout(() => document.documentElement.classList.add("promo-dismissed"), 300);
    remember("promo-dismissed", "1");
  });
}
