import { type FormEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import { readAnswers, setAnswer } from "@/components/hooks/form-controls";
import { entryState, keepInEntry } from "@/components/hooks/history-state";
import { toast } from "@/components/ui/toaster/use-toast";
import { listen } from "@/lib/listen";
import { answerOf, type Answers, type FormDefinition, valuesOf } from "@/requests/question";
import {
  continued,
  type LinkAnswers,
  merge,
  newRequest,
  next,
  type Request,
  type RequestEvent,
} from "@/requests/request";
import { newReference, readRequest, storeRequest } from "@/requests/stored-request";
import { useFailure } from "./use-failure";

/** The link that brought the visitor (empty for none), and the answers that it gives. */
interface RequestLink {
  source: string;
  answersFor: (source: string) => LinkAnswers;
}

declare global {
  interface Window {
    /** https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface */
    navigation?: EventTarget;
  }
}

/** Browsers fill in forms late: answers are read once more after this time (specification, 4). */
const syncDelayMs = 100;

/** While a request is on its way, a press on Send is taken for a slip for so long. */
const patienceMs = 10_000;

const beforeScripts = newRequest("");

export type RequestOfForm = ReturnType<typeof useRequest>;

/** Fills in a form when its page is shown, and returns the request that it begins with. */
function begin(
  form: HTMLFormElement,
  definition: FormDefinition,
  { source, answersFor }: RequestLink,
): Request {
  const { id, questions, reference } = definition;
  const stored = readRequest(definition);
  const { sent, filledBy } = entryState();
  const kept = continued(stored, sent);
  // A consent is given anew, and the question that has the focus is being answered.
  const left = ["consent", document.activeElement?.getAttribute("name")];
  const names = questions.map(({ name }) => name).filter((name) => !left.includes(name));
  const given = names.flatMap((name) => {
    const values = valuesOf(kept?.answers ?? [], name);
    return values.length > 0 ? [[name, values]] : [];
  });
  const answers = merge(readAnswers(form), Object.fromEntries(given));
  const old = { ...newRequest(reference ?? newReference()), ...kept, answers };
  // Without a new link, the answers of an earlier one still apply.
  const isLinked = source !== "" && !(source === kept?.source && source === filledBy);
  const event = (): RequestEvent | undefined => {
    if (isLinked) return { type: "linked", source, ...answersFor(source) };
    if (old.state !== "filling") return undefined;
    return { type: "typed", answers: merge(answers, answersFor("").answers) };
  };
  const filled = event();
  const request = filled ? next(old, filled, newReference) : old;
  for (const name of names) setAnswer(form, name, valuesOf(request.answers, name));
  if (stored) storeRequest(id, kept ? request : stored);
  return { ...request, answers: readAnswers(form) };
}

/**
 * Runs a form: its request is stored for this tab, checked, and sent by the browser itself, one at
 * a time. Inputs are uncontrolled: the browser holds the answers, and what was typed before
 * hydration stays.
 */
export function useRequest(definition: FormDefinition, link: RequestLink) {
  const { id, questions } = definition;
  const form = useRef<HTMLFormElement>(null);
  const { failure, check, checkAgain } = useFailure(questions);
  const [request, setRequest] = useState<Request>();
  // Several events may come before the next rendering, as when early presses are repeated.
  const store = useRef<Request>();
  const dispatch = useCallback(
    (event: RequestEvent) => {
      const before = store.current;
      const after = before && next(before, event, () => definition.reference ?? newReference());
      if (!form.current || !after || after === before) return;
      store.current = after;
      storeRequest(id, after);
      if (!answerOf(after.answers, "consent")) setAnswer(form.current, "consent", []);
      setRequest(after);
    },
    [id, definition.reference],
  );
  const readForm = useCallback(
    () => form.current && dispatch({ type: "typed", answers: readAnswers(form.current) }),
    [dispatch],
  );
  /** Answers a question anew as the link would; empty for no answer. */
  const fillIn = useCallback(
    (name: string, value: string) => {
      if (!form.current || !store.current) return;
      const answers = { [name]: value ? [value] : [] };
      setAnswer(form.current, name, answers[name] ?? []);
      dispatch({ ...store.current, type: "linked", answers });
    },
    [dispatch],
  );
  /** Reads the form once more, and sets its hidden fields again. */
  const readLate = useCallback(
    () =>
      setTimeout(() => {
        readForm();
        setRequest((shown) => shown && { ...shown });
      }, syncDelayMs),
    [readForm],
  );

  // Before the first frame, so that none shows a form without its answers.
  useLayoutEffect(() => {
    if (!form.current) return;
    store.current = begin(form.current, definition, link);
    setRequest(store.current);
    checkAgain(form.current);
    const timer = readLate();
    // A link to another place of this page makes another entry of the history, filled in by the
    // same link.
    const noteLink = () => link.source && keepInEntry({ filledBy: link.source });
    noteLink();
    const comeBack = () => {
      const stored = readRequest(definition);
      const hasArrived =
        stored?.state === "received" && stored.reference === store.current?.reference;
      dispatch({ type: hasArrived ? "arrived" : "back" });
    };
    const stop = listen(window, {
      hashchange: noteLink,
      // Back may show the page as it was left, while it was sending the request.
      pageshow: ({ persisted }) => persisted && comeBack(),
      // Escape stops the browser, as its button does.
      keydown: ({ key }) => key === "Escape" && comeBack(),
    });
    window.navigation?.addEventListener("navigateerror", comeBack);
    return () => {
      clearTimeout(timer);
      stop();
      window.navigation?.removeEventListener("navigateerror", comeBack);
    };
    // A link that comes while the form is open (the same page with another query) is a new visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- id and source identify both objects
  }, [id, link.source]);

  return {
    ...(request ?? beforeScripts),
    /** False until scripts run the form. */
    isReady: request !== undefined,
    failure,
    definition,
    form,
    /** The visitor wants to send another request, with the same answers. */
    sendAnother: () => dispatch({ type: "another" }),
    readForm,
    fillIn,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      readForm();
      readLate();
      checkAgain(currentTarget);
    },
    /** Sends the request with what is derived from its answers, if they pass the checks. */
    onSubmit: (event: FormEvent<HTMLFormElement>, derived: Answers) => {
      const sentAt = Date.parse(store.current?.sentAt ?? "");
      if (Date.now() - sentAt > patienceMs) dispatch({ type: "back" });
      readForm();
      const state = store.current?.state;
      if (state === "received") document.getElementById(`${id}-notice`)?.focus();
      if (state === "sending" || state === "received" || !check(event.currentTarget)) {
        event.preventDefault();
        return;
      }
      dispatch({ type: "sent", derived, at: new Date().toISOString() });
      keepInEntry({ sent: store.current });
      if (definition.sent) toast({ ...definition.sent, variant: "success" });
    },
  };
}
