import type { QuoteFacts } from "../../business/quote-text";

const key = "quote";

/** What the visitor has chosen in this tab so far. */
export function recallQuote(): QuoteFacts {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as QuoteFacts;
  } catch {
    return {};
  }
}

/** Keeps what the visitor has chosen for the text message to come; a fact that is undefined is forgotten. */
export function rememberQuote(facts: QuoteFacts): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...recallQuote(), ...facts }));
  } catch {
    // The message says less.
  }
}
