import { type FormEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { answersIn, readAnswers, setAnswer } from "@/components/hooks/form-controls";
import { isFollowed, type VisitedLocation } from "@/components/hooks/is-followed";
import { useDraft } from "@/components/hooks/use-draft";
import { toast } from "@/components/ui/toaster/use-toast";
import { listen } from "@/lib/listen";
import { draftStore, tell } from "@/requests/draft-store";
import {
  type Answers,
  type FormDefinition,
  type NamedAnswers,
  valuesOf,
} from "@/requests/question";
import { newReference } from "@/requests/reference";
import { useFailure } from "./use-failure";

/** Browsers fill in forms late: answers are read once more after this time (specification, 4). */
const syncDelayMs = 100;

/** For how long a request counts as being on its way. */
const sendingMs = 8000;

export type RequestOfForm = ReturnType<typeof useRequest>;

interface FormOnPage {
  location: VisitedLocation;
  /** What the address of the page answers. */
  linked: NamedAnswers;
  /** Adds to the answers of the controls what follows from them. */
  complete?: (answers: NamedAnswers) => NamedAnswers;
}

/**
 * Runs a form: its controls show the draft's answers and change them with each input, and the
 * browser itself sends it, one request at a time. The page's address answers when a link has been
 * followed to it; after Back and a reload, the draft knows better.
 */
export function useRequest(
  definition: FormDefinition,
  { location, linked, complete = (answers) => answers }: FormOnPage,
) {
  const { id, questions } = definition;
  const names = questions.map(({ name }) => name);
  const form = useRef<HTMLFormElement>(null);
  const late = useRef<ReturnType<typeof setTimeout>>();
  const [isSending, setSending] = useState(false);
  // React sets hidden fields again whenever it renders them.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { failure, check, checkAgain } = useFailure(questions);
  const { draft, isReady } = useDraft(id);
  const tellAnswers = (answers: NamedAnswers) =>
    tell(id, { type: "answered", answers: complete(answers) });
  const readControls = () => {
    // What is typed while a request is on its way was not sent.
    if (form.current && !isSending) tellAnswers(answersIn(form.current, names));
  };
  useLayoutEffect(() => {
    const isNews = isFollowed(location) || draftStore(id).get().answers.length === 0;
    if (isNews && Object.keys(linked).length > 0) tell(id, { type: "linked", answers: linked });
    const timer = setTimeout(renderAgain, syncDelayMs);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as text, a link is the same each time
  }, [id, JSON.stringify(linked)]);
  // Before the first frame, so that no frame is without the answers.
  useLayoutEffect(() => {
    if (!form.current) return;
    const { answers } = draftStore(id).get();
    for (const name of names) setAnswer(form.current, name, valuesOf(answers, name));
    checkAgain(form.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- nothing else is shown in the controls
  }, [draft.answers]);
  // The browser may bring the page back as it was left. Firefox drops what React does later.
  useEffect(() => listen(window, { pagehide: () => flushSync(() => setSending(false)) }), []);
  return {
    draft,
    isReady,
    isSending,
    failure,
    definition,
    form,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      readControls();
      checkAgain(currentTarget);
      clearTimeout(late.current);
      late.current = setTimeout(() => {
        readControls();
        renderAgain();
      }, syncDelayMs);
    },
    /** Sends the request with what is derived from its answers, if they pass the checks. */
    onSubmit: (event: FormEvent<HTMLFormElement>, derived: Answers) => {
      if (isSending || !check(event.currentTarget)) return event.preventDefault();
      clearTimeout(late.current);
      const given = readAnswers(event.currentTarget);
      tellAnswers(Object.fromEntries(names.map((name) => [name, valuesOf(given, name)])));
      const sent = { at: new Date().toISOString(), reference: newReference(), derived };
      // Rendered immediately, because the browser reads the fields of the form next.
      flushSync(() => tell(id, { type: "sent", ...sent }));
      setSending(true);
      setTimeout(() => setSending(false), sendingMs);
      toast({ ...definition.sent, variant: "success" });
    },
  };
}
