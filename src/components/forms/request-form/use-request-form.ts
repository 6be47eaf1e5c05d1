import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toaster/use-toast";
import { type Draft, newReference, readDraft, writeDraft } from "@/requests/draft";
import {
  type Answers,
  type Failure,
  type Field,
  findFailure,
  type FormDefinition,
  valuesOf,
} from "@/requests/field";
import { controlsOf, isUntouched, readAnswers, setAnswer } from "./form-controls";

/** Milliseconds after which answers are read once more, because browsers fill in forms late. Specification, section 4. */
const syncDelayMs = 100;
/** Milliseconds until the visitor is asked about a request that is still being sent. */
const slowAfterMs = 15_000;
/** The width of phones, and how many pixels from the top a failed field is scrolled to there. Specification, section 9. */
const phones = "(max-width: 767.98px)";
const phoneOffset = 120;

/** The answers in a link: values by the name of the question, or an empty list if it says that nothing was chosen. */
export type LinkAnswers = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * The states of a request: being filled in, on its way, held back because the browser is offline, sent but perhaps not
 * arrived, or received.
 */
type Phase = "filling" | "sending" | "offline" | "unsure" | "received";

/** The link that brought the visitor: what it says (empty for none), and the answers that follow from it. */
interface Link {
  source: string;
  answersFor: (source: string) => LinkAnswers;
}

export type RequestForm = ReturnType<typeof useRequestForm>;

/**
 * What an entry of the history stores: the reference of the request sent from it, so that Back can say so, and the link that
 * filled in the form, so that a reload doesn't undo later changes.
 */
interface EntryState {
  sent?: string | undefined;
  filledBy?: string | undefined;
}

const entryState = () => (history.state ?? {}) as EntryState;
const noteInEntry = (state: EntryState) => history.replaceState({ ...history.state, ...state }, "");

/**
 * Only Back to the entry of the history from which a request was sent says that it has arrived. At any other entry, the form
 * is for the next request.
 */
function phaseOf(draft: Draft | undefined): Phase {
  if (draft?.state === "sending") return "unsure";
  const isSent = draft?.state === "received" && draft.reference === entryState().sent;
  return isSent ? "received" : "filling";
}

/** Scrolls to a field, near the top on phones and in the middle of larger screens, and focuses it. */
function focusField(control: HTMLElement): void {
  if (matchMedia(phones).matches)
    scrollTo({ top: control.getBoundingClientRect().top + scrollY - phoneOffset });
  else control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}

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

/**
 * Fills in a form when its page is shown, from the link that led there and from the draft. Returns what the request begins
 * with.
 */
function restoreRequest(form: HTMLFormElement, { id, fields }: FormDefinition, link: Link) {
  const { source, answersFor } = link;
  const draft = readDraft(id);
  const phase = phaseOf(draft);
  const kept = draft?.state === "received" ? undefined : draft;
  // Of a request that has arrived, only the reference is kept.
  if (draft && !kept) writeDraft(id, { ...draft, answers: [] });
  // A new link takes precedence over the draft; without one, the answers of an earlier link still apply.
  const isKnown = source === kept?.source && source === entryState().filledBy;
  const isNew = source !== "" && !isKnown;
  fillIn(form, fields, isNew ? answersFor(source) : {}, kept?.answers ?? []);
  if (isNew && kept) writeDraft(id, { ...kept, answers: readAnswers(form), source });
  return {
    phase,
    source: source || (kept?.source ?? ""),
    reference: (phase === "filling" ? kept?.reference : draft?.reference) ?? newReference(),
    hasLostPhotos: draft?.hasPhotos ?? false,
  };
}

/**
 * Runs a form: draft, checks, one submission at a time, and what happens if a request didn't arrive. Inputs are
 * uncontrolled: the browser holds the answers and sends the form, and what was typed before hydration stays.
 */
export function useRequestForm(definition: FormDefinition, link: Link) {
  const { id, fields, sent } = definition;
  const form = useRef<HTMLFormElement>(null);
  // False until scripts run the form.
  const [isReady, setReady] = useState(false);
  const [phase, setPhase] = useState<Phase>("filling");
  const [answers, setAnswers] = useState<Answers>([]);
  // The one field that failed when it was last sent. Specification, section 5: checks stop at the first failure.
  const [failure, setFailure] = useState<Failure>();
  // The link that last filled in the form.
  const [source, setSource] = useState("");
  const [reference, setReference] = useState("");
  // Whether the request was sent with photos that a reload has lost.
  const [hasLostPhotos, setLostPhotos] = useState(false);

  const sync = useCallback(() => {
    if (form.current) setAnswers(readAnswers(form.current));
  }, []);

  useEffect(() => {
    if (!form.current) return;
    const restored = restoreRequest(form.current, definition, link);
    setPhase(restored.phase);
    setSource(restored.source);
    setReference(restored.reference);
    setLostPhotos(restored.hasLostPhotos);
    setReady(true);
    sync();
    const timer = setTimeout(sync, syncDelayMs);
    // A link to another place of this page makes another entry of the history, filled in by the same link.
    const noteLink = () => noteInEntry({ filledBy: link.source });
    if (link.source) noteLink();
    if (link.source) addEventListener("hashchange", noteLink);
    // Back may show the page as it was left, while it was sending the request.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setPhase(phaseOf(readDraft(id)));
      sync();
    };
    const onOnline = () => setPhase((now) => (now === "offline" ? "filling" : now));
    addEventListener("pageshow", onPageShow);
    addEventListener("online", onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener("hashchange", noteLink);
      removeEventListener("pageshow", onPageShow);
      removeEventListener("online", onOnline);
    };
    // A link that comes while the form is open (the same page with another query) is a new visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the link is a new object in each rendering; its source identifies it
  }, [id, link.source]);

  useEffect(() => {
    if (phase !== "sending") return;
    const timer = setTimeout(setPhase, slowAfterMs, "unsure");
    return () => clearTimeout(timer);
  }, [phase]);

  // The title says so while an answer is missing or wrong: it is what a screen reader reads first
  // (https://www.w3.org/WAI/tutorials/forms/notifications/).
  useEffect(() => {
    document.title = document.title.replace(/^(Error: )?/, failure ? "Error: " : "");
  }, [failure]);

  /** Stores the answers with the state and the reference of their request. */
  const saveDraft = (state: Draft["state"], requestReference: string) => {
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
      source,
      reference: requestReference,
      sentAt: isSent ? new Date().toISOString() : undefined,
      hasPhotos,
    });
  };

  /** Begins another request with the answers that are there; returns its reference. */
  const startAnew = () => {
    const next = newReference();
    writeDraft(id);
    noteInEntry({ sent: undefined });
    setReference(next);
    setPhase("filling");
    return next;
  };

  /** The visitor wants to send another request, or says that the last one arrived. Consent is given anew for each. */
  const sendAnother = () => {
    if (form.current) setAnswer(form.current, "consent", []);
    startAnew();
    sync();
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const isAnother = phase === "received";
    // A request that is changed after it arrived is another one, and consent is given anew for each.
    if (isAnother && form.current && (target as HTMLInputElement).name !== "consent")
      setAnswer(form.current, "consent", []);
    sync();
    setTimeout(sync, syncDelayMs);
    saveDraft("filling", isAnother ? startAnew() : reference);
    if (failure && form.current) {
      const same = findFailure(
        fields.filter(({ name }) => name === failure.name),
        readAnswers(form.current),
      );
      if (!same) setFailure(undefined);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    if (phase === "sending" || phase === "received") {
      event.preventDefault();
      if (phase === "received") document.getElementById(`${id}-notice`)?.focus();
      return;
    }
    for (const { name, clean } of fields)
      if (clean)
        for (const control of controlsOf(currentTarget, name)) control.value = clean(control.value);
    sync();
    const failed = findFailure(fields, readAnswers(currentTarget));
    setFailure(failed);
    if (failed) {
      event.preventDefault();
      toast({ title: failed.title, description: failed.text, variant: "destructive" });
      const [control] = controlsOf(currentTarget, failed.name);
      if (control) focusField(control);
    } else if (!navigator.onLine) {
      event.preventDefault();
      setPhase("offline");
    } else {
      saveDraft("sending", reference);
      noteInEntry({ sent: reference });
      setPhase("sending");
      toast({ ...sent, variant: "success" });
    }
  };

  return {
    id,
    fields,
    subjectOf: definition.subject,
    form,
    isReady,
    phase,
    answers,
    failure,
    source,
    reference,
    hasLostPhotos,
    sync,
    onInput,
    onSubmit,
    sendAnother,
  };
}
