import { inSentenceCase } from "@/lib/in-sentence-case";
import { keptInBrowser, keptInTab } from "@/lib/kept";
import { acceptQuestions } from "./accept-questions";
import { bookingQuestions } from "./booking-questions";
import { contactQuestions } from "./contact-questions";
import type { Question } from "./question";

const list = (words: object) =>
  new Intl.ListFormat("en-AU").format(Object.values(words).filter(Boolean));

const asked = (questions: readonly Question[]) =>
  list(questions.map(({ label, topic = inSentenceCase(label) }) => topic));

/** What forms ask and browsers keep, by the word in braces that stands for it. */
const facts = {
  booking: asked(bookingQuestions),
  message: asked(contactQuestions),
  acceptance: asked(acceptQuestions),
  tab: list(keptInTab),
  browser: list(keptInBrowser),
};

/** The words in braces that the text of a page may have, and that of the privacy page must. */
export const pageWords: readonly string[] = ["provider", ...Object.keys(facts)];

/** A text with what its words in braces stand for. `provider` is that of the forms, if any. */
export const withFacts = (text: string, provider = "a form service"): string =>
  Object.entries({ provider, ...facts }).reduce(
    (filled, [word, fact]) => filled.replaceAll(`{${word}}`, fact),
    text,
  );
