import { recall, rememberInBoth } from "@/lib/tab-storage";

/**
 * Notes that a request has arrived when the page that confirms it opens
 * (src/requests/stored-request.ts). Later scripts might be too late, because the visitor may leave
 * before they have loaded.
 */
export function noteArrival(): void {
  const form = document.querySelector<HTMLElement>("[data-received]")?.dataset["received"];
  const reference = form && recall(`sent-${form}`);
  if (reference) rememberInBoth(`arrived-${form}`, reference);
}
