import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { entryState, keepInEntry } from "@/components/hooks/history-state";
import { type Draft, newReference, type Phase, readDraft, writeDraft } from "@/requests/draft";
import { type Answers, type Field, type FormDefinition, valuesOf } from "@/requests/field";
import { phaseAtStart, startOf } from "@/requests/request-start";
import { isUntouched, readAnswers, setAnswer } from "./form-controls";

/** Milliseconds after which answers are read once more, because browsers fill in forms late. Specification, section 4. */
const syncDelayMs = 100;

/** The answers in a link: values by the name of the question, or an empty list if it says that nothing was chosen. */
export type LinkAnswers = Readonly<Record<string, readonly string[] | undefined>>;

/** The link that brought the visitor: what it says (empty for none), and the answers that follow from it. */
export interface RequestLink {
  source: string;
  answersFor: (source: string) => LinkAnswers;
}

/** A request before scripts run its form. */
const unknown = {
  phase: { name: "filling" } as Phase,
  // The link that last filled in the form.
  source: "",
  reference: "",
  // Names of the questions that the visitor has answered.
  answered: [] as readonly string[],
};

/** Fills in the questions that the visitor has not answered yet: from the link or, where it says nothing, from the draft. */
function fillIn(
  form: HTMLFormElement,
  fields: readonly Field[],
  link: LinkAnswers,
  draft: Answers,
) {
  // The field that has the focus is being answered, typed in or not.
  const current = document.activeElement?.getAttribute("name");
  for (const { name } of fields) {
    // Each request needs a new consent.
    if (name === "consent" || !isUntouched(form, name)) continue;
    const values = (name === current ? undefined : link[name]) ?? valuesOf(draft, name);
    if (values.length > 0) setAnswer(form, name, values);
  }
}

/** Fills in a form when its page is shown, as startOf() says. Returns what the request begins with. */
function restoreRequest(
  form: HTMLFormElement,
  { id, fields }: FormDefinition,
  { source, answersFor }: RequestLink,
): typeof unknown {
  const draft = readDraft(id);
  const start = startOf(draft, entryState(), source);
  const unsent = "unsent" in start ? start.unsent : undefined;
  const isLinked = "isLinked" in start ? start.isLinked : start.kind === "linked";
  // Of a request that has arrived, only the reference is kept.
  if (draft?.state === "received") writeDraft(id, { ...draft, answers: [] });
  fillIn(form, fields, isLinked ? answersFor(source) : {}, unsent?.answers ?? []);
  if (isLinked && unsent) writeDraft(id, { ...unsent, answers: readAnswers(form), source });
  return {
    phase: phaseAtStart(start),
    source: source || (unsent?.source ?? ""),
    reference: (start.kind === "received" ? start.reference : unsent?.reference) ?? newReference(),
    answered: unsent?.answered ?? [],
  };
}

/**
 * The answers of a form, kept for this tab. Inputs are uncontrolled: the browser holds the answers, and what was typed before
 * hydration stays.
 */
export function useDraft(definition: FormDefinition, link: RequestLink) {
  const { id } = definition;
  const form = useRef<HTMLFormElement>(null);
  // False until scripts run the form.
  const [isReady, setReady] = useState(false);
  const [request, setRequest] = useState(unknown);
  const [answers, setAnswers] = useState<Answers>([]);

  const sync = useCallback(() => {
    if (form.current) setAnswers(readAnswers(form.current));
  }, []);
  const setPhase = useCallback((phase: Phase) => setRequest((now) => ({ ...now, phase })), []);

  useEffect(() => {
    if (!form.current) return;
    setRequest(restoreRequest(form.current, definition, link));
    setReady(true);
    sync();
    const timer = setTimeout(sync, syncDelayMs);
    // A link to another place of this page makes another entry of the history, filled in by the same link.
    const noteLink = () => keepInEntry({ filledBy: link.source });
    if (link.source) noteLink();
    if (link.source) addEventListener("hashchange", noteLink);
    // Back may show the page as it was left, while it was sending the request.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const phase = phaseAtStart(startOf(readDraft(id), entryState(), link.source));
      // Photos are lost in a reload, but not here.
      setPhase(phase.name === "unsure" ? { ...phase, hasLostPhotos: false } : phase);
      sync();
    };
    addEventListener("pageshow", onPageShow);
    return () => {
      clearTimeout(timer);
      removeEventListener("hashchange", noteLink);
      removeEventListener("pageshow", onPageShow);
    };
    // A link that comes while the form is open (the same page with another query) is a new visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the link is a new object in each rendering; its source identifies it
  }, [id, link.source]);

  /** Stores the answers with the state and the reference of their request. */
  const save = (
    state: Draft["state"],
    { reference, answered }: Pick<typeof request, "reference" | "answered"> = request,
  ) => {
    if (!form.current) return;
    const isSent = state === "sending";
    const hasPhotos =
      isSent &&
      [...new FormData(form.current).values()].some(
        (value) => value instanceof File && value.size > 0,
      );
    writeDraft(id, {
      answers: readAnswers(form.current),
      state,
      source: request.source,
      reference,
      sentAt: isSent ? new Date().toISOString() : undefined,
      hasPhotos,
      answered,
    });
  };

  /** Begins another request with the same answers; returns its reference. */
  const startAnew = () => {
    const reference = newReference();
    writeDraft(id);
    keepInEntry({ sent: undefined });
    setRequest((now) => ({ ...now, phase: { name: "filling" }, reference }));
    return reference;
  };

  /** The visitor wants to send another request, or says that the last one arrived. Consent is given anew for each. */
  const sendAnother = () => {
    if (form.current) setAnswer(form.current, "consent", []);
    startAnew();
    sync();
  };

  const noteAnswer = (name: string) => {
    const answered = [...new Set([...request.answered, name])];
    setRequest((now) => ({ ...now, answered }));
    return answered;
  };

  /** Notes an answer that was pressed, even if it was chosen already and nothing changes. */
  const onClick = ({ target }: MouseEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type === "radio") noteAnswer(target.name);
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    const isAnother = request.phase.name === "received";
    // A request that is changed after it arrived is another one, and consent is given anew for each.
    if (isAnother && form.current && name !== "consent") setAnswer(form.current, "consent", []);
    sync();
    setTimeout(sync, syncDelayMs);
    const answered = noteAnswer(name);
    save("filling", { reference: isAnother ? startAnew() : request.reference, answered });
  };

  return {
    ...request,
    form,
    isReady,
    answers,
    setPhase,
    sync,
    save,
    sendAnother,
    onInput,
    onClick,
  };
}
