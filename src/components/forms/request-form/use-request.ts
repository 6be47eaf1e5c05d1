import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { entryState, keepInEntry } from "@/components/hooks/history-state";
import { toast } from "@/components/ui/toaster/use-toast";
import { listen } from "@/lib/listen";
import {
  type Answers,
  type Failure,
  findFailure,
  type FormDefinition,
  type Question,
  valuesOf,
} from "@/requests/question";
import { startOf } from "@/requests/request-start";
import {
  newReference,
  type Phase,
  readRequest,
  type StoredRequest,
  storeRequest,
} from "@/requests/stored-request";
import { focusQuestion, isUntouched, readAnswers, setAnswer } from "./form-controls";

/** Milliseconds after which answers are read once more, because browsers fill in forms late. Specification, section 4. */
const syncDelayMs = 100;

/** Milliseconds until the visitor is asked about a request that is still being sent. */
const slowAfterMs = 15_000;

/** The answers in a link: values by the name of the question, or an empty list if it says that nothing was chosen. */
export type LinkAnswers = Readonly<Record<string, readonly string[] | undefined>>;

/** The link that brought the visitor: what it says (empty for none), and the answers that follow from it. */
interface RequestLink {
  source: string;
  answersFor: (source: string) => LinkAnswers;
}

/** A request as its form shows it. */
interface RequestState {
  /** False until scripts run the form. */
  isReady: boolean;
  phase: Phase;
  answers: Answers;
  /** Names of the questions that the visitor has answered. */
  answered: readonly string[];
  /** The link that last filled in the form. */
  source: string;
  reference: string;
  /** The first question whose answer is missing or wrong, after an attempt to send. */
  failure: Failure | undefined;
}

const beforeScripts: RequestState = {
  isReady: false,
  phase: { name: "filling" },
  answers: [],
  answered: [],
  source: "",
  reference: "",
  failure: undefined,
};

export type RequestOfForm = ReturnType<typeof useRequest>;

/** Fills in the questions that the visitor has not answered yet: from the link or, where it says nothing, as stored. */
function fillIn(
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

/** Fills in a form when its page is shown, as startOf() says. Returns what the request begins with. */
function begin(
  form: HTMLFormElement,
  { id, key = id, questions, reference }: FormDefinition,
  { source, answersFor }: RequestLink,
): RequestState {
  const stored = readRequest(key);
  const start = startOf(stored, entryState(), source);
  const { phase, unsent, isLinked } = start;
  const linked = isLinked ? answersFor(source) : {};
  // Of a request that has arrived, only the reference is kept.
  if (stored?.state === "received") storeRequest(key, { ...stored, answers: [] });
  fillIn(form, questions, linked, unsent?.answers ?? []);
  const answers = readAnswers(form);
  // What a link chose is no answer of the visitor's.
  const answered = (unsent?.answered ?? []).filter((name) => !linked[name]);
  if (isLinked && unsent) storeRequest(key, { ...unsent, answers, answered, source });
  return {
    isReady: true,
    phase,
    answers,
    answered,
    source: source || (unsent?.source ?? ""),
    reference: reference ?? start.reference ?? newReference(),
    failure: undefined,
  };
}

/** Whether photos would be sent with a form. */
const hasPhotosIn = (form: HTMLFormElement) =>
  [...new FormData(form).values()].some((value) => value instanceof File && value.size > 0);

/**
 * Runs a form: its answers are stored for this tab, checked, and sent by the browser itself, one request at a time. Inputs are
 * uncontrolled: the browser holds the answers, and what was typed before hydration stays.
 */
export function useRequest(definition: FormDefinition, link: RequestLink) {
  const { id, key = id, questions } = definition;
  const form = useRef<HTMLFormElement>(null);
  const warning = useRef<ReturnType<typeof toast>>();
  const [state, setState] = useState(beforeScripts);
  const { phase, answered, source, reference, failure } = state;

  const change = useCallback(
    (changed: Partial<RequestState>) => setState((now) => ({ ...now, ...changed })),
    [],
  );
  const sync = useCallback(() => {
    if (form.current) change({ answers: readAnswers(form.current) });
  }, [change]);

  useEffect(() => {
    if (!form.current) return;
    setState(begin(form.current, definition, link));
    const timer = setTimeout(sync, syncDelayMs);
    // A link to another place of this page makes another entry of the history, filled in by the same link.
    const noteLink = () => link.source && keepInEntry({ filledBy: link.source });
    noteLink();
    const stop = listen(window, {
      hashchange: noteLink,
      // Back may show the page as it was left, while it was sending the request.
      pageshow: ({ persisted }) => {
        if (!persisted) return;
        const { phase: now } = startOf(readRequest(key), entryState(), link.source);
        // Photos are lost in a reload, but not here.
        change({ phase: now.name === "unsure" ? { ...now, hasLostPhotos: false } : now });
        sync();
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
    // A link that comes while the form is open (the same page with another query) is a new visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- definition and link are new objects in each rendering; key and source identify them
  }, [key, link.source]);

  useEffect(() => {
    if (phase.name === "offline")
      return listen(window, { online: () => change({ phase: { name: "filling" } }) });
    if (phase.name !== "sending") return;
    const isSlow: Partial<RequestState> = { phase: { name: "unsure", hasLostPhotos: false } };
    const timer = setTimeout(change, slowAfterMs, isSlow);
    return () => clearTimeout(timer);
  }, [phase, change]);

  // While an answer is missing or wrong, the page's title says so, because screen readers read it first
  // (https://www.w3.org/WAI/tutorials/forms/notifications/).
  useEffect(() => {
    document.title = document.title.replace(/^(Error: )?/, failure ? "Error: " : "");
  }, [failure]);

  /** Stores the answers with the state of their request. */
  const store = (now: StoredRequest["state"], changed: Partial<StoredRequest> = {}) => {
    if (!form.current) return;
    const answers = readAnswers(form.current);
    storeRequest(key, { answers, state: now, source, reference, answered, ...changed });
  };

  /** Each request needs a new consent. */
  const clearConsent = () => form.current && setAnswer(form.current, "consent", []);

  /** Begins another request with the same answers; returns its reference. */
  const startAnew = () => {
    storeRequest(key);
    keepInEntry({ sent: undefined });
    const next = definition.reference ?? newReference();
    change({ phase: { name: "filling" }, reference: next });
    return next;
  };

  /** Whether the answers pass. Otherwise, a toast names the first that doesn't, and its field has the focus. */
  const check = (element: HTMLFormElement): boolean => {
    const failed = findFailure(questions, readAnswers(element));
    change({ failure: failed });
    if (!failed) return true;
    const { name, title, text } = failed;
    warning.current = toast({ title, description: text, variant: "destructive" });
    focusQuestion(element, name);
    return false;
  };

  /** Removes the messages about an answer once it passes. */
  const checkAgain = (element: HTMLFormElement): void => {
    const failed = questions.filter(({ name }) => name === failure?.name);
    if (!failure || findFailure(failed, readAnswers(element))) return;
    warning.current?.dismiss();
    change({ failure: undefined });
  };

  const noteAnswer = (name: string) => {
    setState((now) => ({ ...now, answered: [...new Set([...now.answered, name])] }));
    return [...new Set([...answered, name])];
  };

  return {
    ...state,
    definition,
    form,
    sync,
    /** The visitor wants to send another request, or says that the last one arrived. */
    sendAnother: () => {
      clearConsent();
      startAnew();
      sync();
    },
    /** Notes an answer that was pressed, even if it was chosen already and nothing changes. */
    onClick: ({ target }: MouseEvent<HTMLFormElement>) => {
      if (target instanceof HTMLInputElement && target.type === "radio") noteAnswer(target.name);
    },
    onInput: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      const { name } = target as HTMLInputElement;
      const noted = noteAnswer(name);
      // A request that is changed after it arrived is another one.
      const isAnother = phase.name === "received";
      if (isAnother && name !== "consent") clearConsent();
      store("filling", { answered: noted, ...(isAnother && { reference: startAnew() }) });
      sync();
      setTimeout(sync, syncDelayMs);
      checkAgain(currentTarget);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const element = event.currentTarget;
      if (phase.name === "received") document.getElementById(`${id}-notice`)?.focus();
      if (phase.name === "sending" || phase.name === "received" || !check(element)) {
        event.preventDefault();
      } else if (!navigator.onLine) {
        event.preventDefault();
        change({ phase: { name: "offline" } });
      } else {
        store("sending", { sentAt: new Date().toISOString(), hasPhotos: hasPhotosIn(element) });
        keepInEntry({ sent: reference });
        change({ phase: { name: "sending" } });
        if (definition.sent) toast({ ...definition.sent, variant: "success" });
      }
      sync();
    },
  };
}
