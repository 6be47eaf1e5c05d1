import { notedIn, noteIn } from "@/lib/note-list";
import { answerOf, type Answers } from "@/requests/question";

/** What a quote offers, and nothing else: `450~2026-12-03~09:30`. */
export const offerIn = (quote: Answers): string =>
  ["price", "day", "time"].map((name) => answerOf(quote, name)).join("~");

/** The quotes that were accepted on this phone. One with another price or time is another quote. */
const accepted = "accepted-quotes";

const quoteNameOf = (quote: Answers) => `${answerOf(quote, "reference")}~${offerIn(quote)}`;

/** When this quote was accepted, as an ISO 8601 time; undefined if it wasn't. */
export const acceptedAt = (quote: Answers): string | undefined =>
  notedIn(accepted, quoteNameOf(quote));

/** Notes that this quote is being accepted. */
export const noteAccepted = (quote: Answers, at: Date): void =>
  noteIn(accepted, quoteNameOf(quote), at.toISOString());

/** The offers that were made on this phone, by the reference of the request. */
const made = "made-quotes";

/** What the quote for a request offered when it was made on this phone; undefined if it wasn't. */
export const offerMade = (request: Answers): string | undefined =>
  notedIn(made, answerOf(request, "reference"));

/** Notes what a quote offers, once it is sent to the customer. */
export const noteMade = (quote: Answers): void =>
  noteIn(made, answerOf(quote, "reference"), offerIn(quote));
