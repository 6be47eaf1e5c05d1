import { isCalendarDay } from "@/business/dates";
import { type LinkKind, namesIn } from "@/requests/booking-links";
import { answerOf, type Answers } from "@/requests/question";
import { isReference } from "@/requests/reference";
import { readFragment } from "@/requests/url-fragment";

/** How the answers that are more than words are written. */
const checks: Readonly<Record<string, (value: string) => boolean>> = {
  reference: isReference,
  sent: isCalendarDay,
  day: isCalendarDay,
  time: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  price: (value) => /^[1-9]\d{0,4}$/.test(value),
};

/** Answers that every link has. */
const neededIn: Readonly<Record<LinkKind, readonly string[]>> = {
  desk: ["reference"],
  quote: ["reference", "price", "day", "time"],
};

/** The answers without half-written ones, such as a price that is still being typed. */
export const wellWritten = (answers: Answers): Answers =>
  answers.filter(([name, value]) => checks[name]?.(value) ?? true);

/** The answers in a fragment. Undefined if it is damaged, or lacks what its page needs. */
export function readBookingLink(kind: LinkKind, fragment: string): Answers | undefined {
  const named = readFragment(fragment)?.filter(([name]) => namesIn[kind].includes(name));
  const answers = named && wellWritten(named);
  return answers && neededIn[kind].every((name) => answerOf(answers, name)) ? answers : undefined;
}
