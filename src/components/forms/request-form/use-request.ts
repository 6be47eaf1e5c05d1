import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import {
  focusQuestion,
  isUntouched,
  readAnswers,
  setAnswer,
} from "@/components/hooks/form-controls";
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
import { next, type RequestEvent, type RequestState } from "@/requests/request-state";
import {
  newReference,
  readRequest,
  type StoredRequest,
  storeRequest,
} from "@/requests/stored-request";

/**
 * Milliseconds after which answers are read once more, because browsers fill in forms late.
 * Specification, section 4.
 */
const syncDelayMs = 100;

/**
 * The answers in a link: values by the name of the question, or an empty list if it says that
 * nothing was chosen.
 */
export type LinkAnswers = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * The link that brought the visitor: what it says (empty for none), and the answers that follow
 * from it.
 */
interface RequestLink {
  source: string;
  answersFor: (source: string) => LinkAnswers;
}

/** A request as its form shows it. */
interface ShownRequest {
  /** False until scripts run the form. */
  isReady: boolean;
  state: RequestState;
  answers: Answers;
  /** Names of the questions that the visitor has answered. */
  answered: readonly string[];
  /** The link that last filled in the form. */
  source: string;
  reference: string;
  /** The first question whose answer is missing or wrong, after an attempt to send. */
  failure: Failure | undefined;
}

const beforeScripts: ShownRequest = {
  isReady: false,
  state: "filling",
  answers: [],
  answered: [],
  source: "",
  reference: "",
  failure: undefined,
};

export type RequestOfForm = ReturnType<typeof useRequest>;

/**
 * Fills in the questions that the visitor has not answered yet: from the link or, where it says
 * nothing, as stored.
 */
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

/**
 * Fills in a form when its page is shown, as startOf() says. Returns what the request begins with.
 */
function begin(
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
    failure: undefined,
  };
}

/**
 * Runs a form: its answers are stored for this tab, checked, and sent by the browser itself, one
 * request at a time. Inputs are uncontrolled: the browser holds the answers, and what was typed
 * before hydration stays.
 */
export function useRequest(definition: FormDefinition, link: RequestLink) {
  const { id, questions } = definition;
  const form = useRef<HTMLFormElement>(null);
  const warning = useRef<ReturnType<typeof toast>>();
  const [request, setRequest] = useState(beforeScripts);
  const { state, answered, source, reference, failure } = request;

  const change = useCallback(
    (changed: Partial<ShownRequest>) => setRequest((now) => ({ ...now, ...changed })),
    [],
  );
  const sync = useCallback(() => {
    if (form.current) change({ answers: readAnswers(form.current) });
  }, [change]);

  useEffect(() => {
    if (!form.current) return;
    setRequest(begin(form.current, definition, link));
    const timer = setTimeout(sync, syncDelayMs);
    // A link to another place of this page makes another entry of the history, filled in by the
    // same link.
    const noteLink = () => link.source && keepInEntry({ filledBy: link.source });
    noteLink();
    const stop = listen(window, {
      hashchange: noteLink,
      // Back may show the page as it was left, while it was sending the request.
      pageshow: ({ persisted }) => {
        if (!persisted) return;
        const stored = readRequest(id);
        setRequest((now) => {
          const hasArrived = stored?.state === "received" && stored.reference === now.reference;
          return { ...now, state: next(now.state, hasArrived ? "arrived" : "back") };
        });
        sync();
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
    // A link that comes while the form is open (the same page with another query) is a new visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- id and source identify both objects
  }, [id, link.source]);

  // While an answer is missing or wrong, the page's title says so, because screen readers read it
  // first (https://www.w3.org/WAI/tutorials/forms/notifications/).
  useEffect(() => {
    document.title = document.title.replace(/^(Error: )?/, failure ? "Error: " : "");
  }, [failure]);

  /** Stores and shows the request as it is after an event. Returns what was stored. */
  const follow = (event: RequestEvent, changed: Partial<StoredRequest> = {}): StoredRequest => {
    const answers = form.current ? readAnswers(form.current) : [];
    const now = { source, reference, answered, ...changed, answers, state: next(state, event) };
    storeRequest(id, now);
    change({ answers, state: now.state, reference: now.reference });
    return now;
  };

  /** Each request needs a new consent. */
  const clearConsent = () => form.current && setAnswer(form.current, "consent", []);

  /** Begins another request with the same answers; returns its reference. */
  const startAnew = () => {
    keepInEntry({ sent: undefined });
    return definition.reference ?? newReference();
  };

  /**
   * Whether the answers pass. Otherwise, a toast names the first that doesn't, and its field has
   * the focus.
   */
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

  /** Several answers may be noted before the next rendering, as when early presses are repeated. */
  const noteAnswer = (name: string) => {
    setRequest((now) => ({ ...now, answered: [...new Set([...now.answered, name])] }));
    return [...new Set([...answered, name])];
  };

  return {
    ...request,
    definition,
    form,
    sync,
    /** The visitor wants to send another request. */
    sendAnother: () => {
      clearConsent();
      follow("typed", { reference: startAnew() });
    },
    /** Notes an answer that was pressed, even if it was chosen already and nothing changes. */
    onClick: ({ target }: MouseEvent<HTMLFormElement>) => {
      if (target instanceof HTMLInputElement && target.type === "radio") noteAnswer(target.name);
    },
    onInput: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      const { name } = target as HTMLInputElement;
      // A request that is changed after it arrived is another one.
      const isAnother = state === "received";
      if (isAnother && name !== "consent") clearConsent();
      follow("typed", {
        answered: noteAnswer(name),
        ...(isAnother && { reference: startAnew() }),
      });
      setTimeout(sync, syncDelayMs);
      checkAgain(currentTarget);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (state === "received") document.getElementById(`${id}-notice`)?.focus();
      if (state === "sending" || state === "received" || !check(event.currentTarget)) {
        event.preventDefault();
        sync();
        return;
      }
      keepInEntry({ sent: follow("sent", { sentAt: new Date().toISOString() }) });
      if (definition.sent) toast({ ...definition.sent, variant: "success" });
    },
  };
}
