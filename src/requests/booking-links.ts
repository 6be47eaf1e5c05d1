import { absoluteUrl } from "@/site/links";
import { pages } from "@/site/pages";
import { bookingQuestions } from "./booking-questions";
import { type Answers, valuesOf } from "./question";
import { writeFragment } from "./url-fragment";

// Writes the links of a booking: the request's opens the owner's desk, and the quote's is for the
// customer.

/** What a link opens: the desk with a request, or a quote. */
export type LinkKind = "desk" | "quote";

/** The name under which a form sends the link that opens its request on the desk. */
export const deskLinkName = "open_on_your_phone";

/** Answers that the owner gets with the request, but doesn't need on the desk. */
const notOnDesk: readonly string[] = ["price_estimate", "referral", "consent"];

/** What the owner decides: the price in whole dollars, the day and the time. */
const decided = ["price", "day", "time"];

/**
 * The names of the answers in a link. `sent` is the day of the request. Street and access come with
 * the acceptance of a quote.
 */
export const namesIn: Readonly<Record<LinkKind, readonly string[]>> = {
  desk: [
    ...["reference", "sent"],
    ...bookingQuestions.map(({ name }) => name).filter((name) => !notOnDesk.includes(name)),
    ...["street", "access", ...decided],
  ],
  quote: [
    ...["reference", "full_name", "phone", "email", "contact_method", "vehicle", "suburb"],
    ...["service", "vehicle_size", "add_ons", "condition", ...decided],
  ],
};

/** The answers with another value for one of them. */
export const withAnswer = (answers: Answers, name: string, value: string): Answers => [
  ...answers.filter(([key]) => key !== name),
  [name, value],
];

/** The address of a request or a quote, with the answers in its fragment. */
export function bookingLink(kind: LinkKind, siteAddress: string, answers: Answers): string {
  const named = namesIn[kind].flatMap((name) =>
    valuesOf(answers, name).map((value) => [name, value] as const),
  );
  return `${absoluteUrl(siteAddress, pages[kind].path)}#${writeFragment(named)}`;
}
