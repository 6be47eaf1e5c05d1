import { canReceiveSms } from "@/business/australian-phone";
import { formatTime, formatWeekdayAndDay } from "@/business/dates";
import { formatDollars } from "@/business/money";
import { answerOf, type Answers } from "./field";
import { isPrice } from "./job-links";

// The texts that the owner sends from the desk, written in content/wording.yml with braces such as {name}.

/** The words in braces that a text may have. */
export const braces = ["name", "service", "date", "price", "suburb", "link"] as const;

export type Brace = (typeof braces)[number];

/** What replaces each word in braces; empty while it isn't known. */
type BraceValues = Readonly<Record<Brace, string>>;

const isBrace = (word: string): word is Brace => braces.some((brace) => brace === word);
const inBraces = (words: readonly string[]) => words.map((word) => `{${word}}`).join(", ");

const wordsIn = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, word = ""]) => word);

/** What is wrong with the braces of a text, as a fix; undefined if nothing is. `needed` are those it must have. */
export function fixForBraces(text: string, needed: readonly Brace[]): string | undefined {
  const words = wordsIn(text);
  const unknown = words.filter((word) => !isBrace(word));
  if (unknown.length > 0) return `replace ${inBraces(unknown)} with one of ${inBraces(braces)}`;
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, "")))
    return "write each word with a brace on both sides, like {name}";
  const missing = needed.filter((brace) => !words.includes(brace));
  return missing.length > 0 ? `add ${inBraces(missing)}` : undefined;
}

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

/** A text with its values; undefined while one of them isn't known. Braces in a value stay as they are. */
export function fillIn(text: string, values: BraceValues): string | undefined {
  if (braces.some((brace) => text.includes(`{${brace}}`) && !values[brace])) return undefined;
  return text.replace(/\{([a-z]+)\}/g, (whole, word: string) =>
    isBrace(word) ? values[word] : whole,
  );
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
