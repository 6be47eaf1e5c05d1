/** What a tab keeps until it is closed, by its key, as the privacy page says it. */
export const keptInTab = {
  "request-booking": "your answers and choices",
  "request-contact": "your message",
  "visited-region": "your region",
  "promo-dismissed": "whether you closed the offer",
  "wipe-hint": "whether you saw that dust wipes off",
  unscripted: "which page's scripts failed",
} as const;

/** What all tabs keep until the visitor deletes it. Only the owner's phone has quotes it made. */
export const keptInBrowser = {
  "accepted-quotes": "the reference, price, day and time of each quote you accept",
  "made-quotes": "",
} as const;

export type KeptKey = keyof typeof keptInTab | keyof typeof keptInBrowser;
