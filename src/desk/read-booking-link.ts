import { isCalendarDay } from "@/business/dates";
import { type LinkKind, namesIn } from "@/requests/booking-links";
import { bookingQuestions } from "@/requests/booking-questions";
import { answerOf, type Answers, findFailure } from "@/requests/question";
import { isReference } from "@/requests/stored-request";
import { readFragment } from "@/requests/url-fragment";
import { readPrice } from "./price";
import { isHalfHour } from "./visit";

/** What a quote needs beside the answers that the form requires, with a check for each. */
const neededIn: Readonly<Record<LinkKind, Readonly<Record<string, (value: string) => boolean>>>> = {
  desk: { reference: isReference, sent: isCalendarDay },
  quote: {
    reference: isReference,
    price: (value) => String(readPrice(value)) === value,
    day: isCalendarDay,
    time: isHalfHour,
  },
};

/** Words that a link may have, with a check for each. They count as missing if it fails. */
const optional: Readonly<Record<string, (value: string) => boolean>> = {
  day: isCalendarDay,
  time: isHalfHour,
  until: isHalfHour,
  last_day: isCalendarDay,
};

/**
 * The words in a link or its fragment. Undefined if the link is damaged, or lacks what the form requires or its page needs.
 */
export function readBookingLink(kind: LinkKind, link: string): Answers | undefined {
  const answers = readFragment(link)?.filter(
    ([name, value]) => namesIn[kind].includes(name) && (optional[name]?.(value) ?? true),
  );
  if (!answers) return undefined;
  const asked = bookingQuestions.filter(({ name }) => namesIn[kind].includes(name));
  const isWhole =
    Object.entries(neededIn[kind]).every(([name, isRight]) => isRight(answerOf(answers, name))) &&
    !findFailure(asked, answers);
  return isWhole ? answers : undefined;
}
