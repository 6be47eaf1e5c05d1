import { canReceiveSms } from "@/business/australian-phone";
import { formatTime, formatWeekdayAndDay } from "@/business/dates";
import { formatDollars } from "@/business/money";
import { type BraceValues } from "@/requests/braces";
import { answerOf, type Answers } from "@/requests/field";
import { isPrice } from "./booking-links";

/** What the words in braces stand for in the texts of a job. `quoteLink` is known once price, day and time are. */
export function braceValues(job: Answers, quoteLink: string): BraceValues {
  const answer = (name: string) => answerOf(job, name);
  const price = isPrice(answer("price")) ? formatDollars(Number(answer("price"))) : "";
  const date = formatVisit(answer("day"), answer("time"));
  return {
    name: answer("full_name").split(/\s/)[0] ?? "",
    service: answer("service"),
    suburb: answer("suburb"),
    price,
    date,
    link: price && date && quoteLink,
  };
}

/** `Thursday 3 December at 9:30am`; empty while the day or the time isn't known. */
export function formatVisit(day: string, time: string): string {
  return day && time && `${formatWeekdayAndDay(day)} at ${formatTime(time)}`;
}

/**
 * The length of a text as phones send it (3GPP TS 23.038): an SMS has 160 characters, or 70 if one of them is beyond the basic
 * alphabet, and a little less in each part of a longer text. `142 characters, 1 SMS`.
 */
export function describeLength(text: string): string {
  const isBasic = /^[\n -_a-~£¥§¿¡ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùü]*$/.test(text);
  const length = text.length + (isBasic ? (text.match(/[[\]{}\\^~|]/g) ?? []).length : 0);
  const [single, part] = isBasic ? [160, 153] : [70, 67];
  return `${length} characters, ${length <= single ? 1 : Math.ceil(length / part)} SMS`;
}

/** Whether the customer gets texts: they asked for one or for a call, and their number is that of a mobile. */
export function getsTexts(answers: Answers): boolean {
  return (
    answerOf(answers, "contact_method") !== "email" && canReceiveSms(answerOf(answers, "phone"))
  );
}
