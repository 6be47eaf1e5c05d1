import { bookingQuestions } from "./booking-questions";
import { type Answers, valuesOf } from "./question";
import { maxLinkLength, writeFragment } from "./url-fragment";

// Writes the links of a booking: the request's opens the owner's desk, and the quote's is for the customer.

/** What a link opens: the desk with a request, or a quote. */
export type LinkKind = "desk" | "quote";

/** Answers of the booking form that the owner gets with the request, but doesn't need on the desk. */
const notOnDesk: readonly string[] = ["price_estimate", "referral", "consent"];

/**
 * The names of the words in a link. `sent` is the day of the request. The desk adds what the owner has decided: the price as it
 * was typed, the day, the time, the latest time of arrival, and whether the quote has been sent.
 */
export const namesIn: Readonly<Record<LinkKind, readonly string[]>> = {
  desk: [
    ...["reference", "sent"],
    ...bookingQuestions.map(({ name }) => name).filter((name) => !notOnDesk.includes(name)),
    ...["photos", "price", "day", "time", "until", "quoted"],
  ],
  // Neither phone nor email: a quote may be shown to others.
  quote: [
    ...["reference", "full_name", "vehicle", "suburb", "service", "vehicle_size"],
    ...["add_ons", "condition", "utilities", "price", "day", "time", "until", "last_day"],
  ],
};

/** The answers with another value for one of them. */
export const withAnswer = (answers: Answers, name: string, value: string): Answers => [
  ...answers.filter(([key]) => key !== name),
  [name, value],
];

/** The link of a request or a quote: the address of its page, and the words in its fragment. */
export function bookingLink(kind: LinkKind, address: string, answers: Answers): string {
  const words = namesIn[kind].flatMap((name) =>
    valuesOf(answers, name).map((value) => [name, value] as const),
  );
  return `${address}#${writeFragment(words, maxLinkLength - address.length - 1)}`;
}
