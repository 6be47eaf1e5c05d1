import type { QuoteFacts } from "../../business/quote-text";
import { recall, remember } from "../../site/tab-storage";

const key = "quote";

/** The service and the region that a page is about. */
export type PageFacts = Pick<QuoteFacts, "service" | "place">;

let pageFacts: PageFacts = {};

/** Says what the page shown is about; empty when it is left. */
export function setPageFacts(facts: PageFacts): void {
  pageFacts = facts;
}

const recallQuote = () => JSON.parse(recall(key) ?? "{}") as QuoteFacts;

/** Keeps what the visitor has chosen for the text message to come; a fact that is undefined is forgotten. */
export function rememberQuote(facts: QuoteFacts): void {
  remember(key, JSON.stringify({ ...recallQuote(), ...facts }));
}

/** All that is known for a quote: what the page is about and what was chosen in this tab; `region` where no suburb was. */
export function knownFacts(region: string | undefined): QuoteFacts {
  const { place = pageFacts.place ?? region, ...chosen } = recallQuote();
  const { service } = pageFacts;
  // A size and an estimate are those of the service they were worked out for.
  return service && service !== chosen.service ? { service, place } : { ...chosen, place };
}
