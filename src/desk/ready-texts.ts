import { canReceiveSms, internationalPhone } from "@/business/australian-phone";
import { addDays, isCalendarDay } from "@/business/dates";
import { formatDollars } from "@/business/money";
import { type BraceValues, fillIn } from "@/requests/braces";
import { answerOf, type Answers } from "@/requests/question";
import { readPrice } from "./price";
import { formatVisit } from "./visit";

/** The texts of content/wording.yml by name, in the order in which they are sent. A text that isn't written has no button. */
const labels = {
  photos: "Ask for two photos",
  quote: "Text the quote",
  stillKeen: "Still keen?",
  confirm: "Confirm",
  rain: "Move it because of rain",
  remind: "Remind the day before",
  onMyWay: "On my way",
  review: "Ask for a review",
} as const;

type TextName = keyof typeof labels;

/** The texts as the owner has written them. */
export type WrittenTexts = Readonly<Record<TextName, string | null>>;

/** The facts with which the texts are filled in. */
interface Occasion {
  booking: Answers;
  /** The day on which they are sent, `YYYY-MM-DD`. */
  today: string;
  /** Whether the customer gets texts; otherwise emails. */
  isText: boolean;
  /** The link to the quote. It is used once price, day and time are known. */
  quoteLink: string;
  /** Where customers write a review; without it, none is asked for. */
  reviewsLink: string | null | undefined;
}

/** What the words in braces stand for. A day that has passed is offered to nobody. */
export function braceValues({
  booking,
  today,
  quoteLink,
}: Pick<Occasion, "booking" | "today" | "quoteLink">): BraceValues {
  const answer = (name: string) => answerOf(booking, name);
  const dollars = readPrice(answer("price"));
  const price = dollars === undefined ? "" : formatDollars(dollars);
  const isToCome = isCalendarDay(answer("day")) && answer("day") >= today;
  const date = isToCome ? formatVisit(booking, today) : "";
  return {
    name: answer("full_name"),
    service: answer("service"),
    suburb: answer("suburb"),
    price,
    date,
    link: price && date && quoteLink,
  };
}

/** The text to send next, from the day of the visit and from whether the quote has been sent. */
export function nextText(booking: Answers, today: string): TextName {
  const day = answerOf(booking, "day");
  const isQuoted = answerOf(booking, "quoted") !== "";
  if (!day || !isQuoted) return day && day < today ? "review" : "quote";
  if (day < today) return "review";
  if (day === today) return "onMyWay";
  return day === addDays(today, 1) ? "remind" : "confirm";
}

/** A text that can be sent, and its button. */
export interface ReadyText {
  name: TextName;
  label: string;
  text: string;
}

/**
 * The texts that a booking can need, in the order in which they are sent: those that are ready, and the labels of those that wait
 * for the price, the day or the time.
 */
export function listReadyTexts(
  texts: WrittenTexts,
  occasion: Occasion,
): { ready: ReadyText[]; waiting: string[] } {
  const { booking, today, isText, reviewsLink } = occasion;
  const values = braceValues(occasion);
  const ofReview = { ...values, date: formatVisit(booking, today), link: reviewsLink ?? "" };
  const isLeftOut: Partial<Record<TextName, boolean>> = {
    photos: answerOf(booking, "photos") !== "",
    review: !reviewsLink,
  };
  const ready: ReadyText[] = [];
  const waiting: string[] = [];
  for (const name of Object.keys(labels) as TextName[]) {
    const written = texts[name];
    if (!written || isLeftOut[name]) continue;
    const label = name === "quote" && !isText ? "Email the quote" : labels[name];
    const text = fillIn(written, name === "review" ? ofReview : values);
    if (text === undefined) waiting.push(label);
    else ready.push({ name, label, text });
  }
  return { ready, waiting };
}

/** Whether the customer gets texts: unless they asked for an email, and if their number is that of a mobile. */
export function prefersTexts(booking: Answers): boolean {
  const isEmailWanted = answerOf(booking, "contact_method") === "email";
  return !isEmailWanted && canReceiveSms(answerOf(booking, "phone"));
}

/** Why there is no link to the customer's number, in a sentence; undefined if there is one. */
export function phoneProblem(booking: Answers): string | undefined {
  const phone = answerOf(booking, "phone");
  if (internationalPhone(phone) !== undefined) return undefined;
  return `“${phone}” can't be read as one phone number, so these are emails. Ask for the number in your answer.`;
}
