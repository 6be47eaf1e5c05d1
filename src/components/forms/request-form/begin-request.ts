import { isUntouched, readAnswers, setAnswer } from "@/components/hooks/form-controls";
import { entryState } from "@/components/hooks/history-state";
import { type Answers, type FormDefinition, type Question, valuesOf } from "@/requests/question";
import { startOf } from "@/requests/request-start";
import {
  newReference,
  readRequest,
  type StoredRequest,
  storeRequest,
} from "@/requests/stored-request";

/** A link's answers by the name of the question. An empty list says that nothing was chosen. */
export type LinkAnswers = Readonly<Record<string, readonly string[] | undefined>>;

/** The link that brought the visitor (empty for none), and the answers that it gives. */
export interface RequestLink {
  source: string;
  answersFor: (source: string) => LinkAnswers;
}

/** A request as its form shows it. */
export interface ShownRequest extends StoredRequest {
  /** False until scripts run the form. */
  isReady: boolean;
  answered: readonly string[];
  source: string;
  reference: string;
}

/** Fills in what isn't answered yet from the link or, where it says nothing, as stored. */
function fillForm(
  form: HTMLFormElement,
  questions: readonly Question[],
  link: LinkAnswers,
  stored: Answers,
) {
  // The question that has the focus is being answered, typed in or not.
  const current = document.activeElement?.getAttribute("name");
  for (const { name } of questions) {
    if (name === "consent" || !isUntouched(form, name)) continue;
    const values = (name === current ? undefined : link[name]) ?? valuesOf(stored, name);
    if (values.length > 0) setAnswer(form, name, values);
  }
}

/** Fills in a form when its page is shown, and returns what its request begins with. */
export function beginRequest(
  form: HTMLFormElement,
  { id, questions, reference }: FormDefinition,
  { source, answersFor }: RequestLink,
): ShownRequest {
  const found = readRequest(id);
  // What was typed about another quote is no answer to this one.
  const stored = reference && found?.reference !== reference ? undefined : found;
  const { state, kept, isLinked } = startOf(stored, entryState(), source);
  const linked = isLinked ? answersFor(source) : {};
  // Of a request that has arrived, only the reference stays in the storage of the tab.
  if (stored?.state === "received") storeRequest(id, { ...stored, answers: [] });
  fillForm(form, questions, linked, kept?.answers ?? []);
  const answers = readAnswers(form);
  // What a link chose is no answer of the visitor's.
  const answered = (kept?.answered ?? []).filter((name) => !linked[name]);
  if (isLinked && kept) storeRequest(id, { ...kept, answers, answered, source });
  return {
    isReady: true,
    state,
    answers,
    answered,
    source: source || (kept?.source ?? ""),
    reference: reference ?? kept?.reference ?? newReference(),
  };
}
