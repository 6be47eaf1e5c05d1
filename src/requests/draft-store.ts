import { tabStore } from "@/lib/tab-store";
import { type Draft, type DraftEvent, emptyDraft, next } from "./draft";
import type { Answers, FormDefinition } from "./question";
import { isReference } from "./reference";

/** The forms of which a tab keeps a draft. */
export type DraftForm = FormDefinition["id"];

const isAnswer = (answer: unknown) =>
  Array.isArray(answer) && answer.length === 2 && answer.every((part) => typeof part === "string");

const areAnswers = (answers: unknown): answers is Answers =>
  Array.isArray(answers) && answers.every(isAnswer);

/** A stored draft. What is damaged, or another version's, counts as missing. */
export function parseDraft(stored: string | undefined): Draft {
  try {
    const { answers, source, sent } = JSON.parse(stored ?? "") as Partial<Draft>;
    if (!areAnswers(answers)) return emptyDraft;
    const draft = { answers, source: areAnswers(source) ? source : [] };
    const isSent =
      sent &&
      !Number.isNaN(Date.parse(sent.at)) &&
      isReference(sent.reference) &&
      areAnswers(sent.derived);
    return isSent ? { ...draft, sent } : draft;
  } catch {
    return emptyDraft;
  }
}

const stores = {
  booking: tabStore("request-booking", parseDraft),
  contact: tabStore("request-contact", parseDraft),
};

/** The draft of a form, which all pages of the tab share. */
export const draftStore = (form: DraftForm) => stores[form];

/** Changes a form's draft: the only way to do so. */
export function tell(form: DraftForm, event: DraftEvent): void {
  const { get, set } = stores[form];
  const after = next(get(), event);
  if (after !== get()) set(after);
}
