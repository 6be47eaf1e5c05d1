import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { readAnswers, setAnswer } from "@/components/hooks/form-controls";
import { keepInEntry } from "@/components/hooks/history-state";
import { toast } from "@/components/ui/toaster/use-toast";
import { listen } from "@/lib/listen";
import type { FormDefinition } from "@/requests/question";
import { next, type RequestEvent } from "@/requests/request-state";
import {
  newReference,
  readRequest,
  type StoredRequest,
  storeRequest,
} from "@/requests/stored-request";
import { beginRequest, type RequestLink, type ShownRequest } from "./begin-request";
import { useFailure } from "./use-failure";

/** Browsers fill in forms late: answers are read once more after this time (specification, 4). */
const syncDelayMs = 100;

const beforeScripts: ShownRequest = {
  isReady: false,
  state: "filling",
  answers: [],
  answered: [],
  source: "",
  reference: "",
};

export type RequestOfForm = ReturnType<typeof useRequest>;

/**
 * Runs a form: its answers are stored for this tab, checked, and sent by the browser itself, one
 * request at a time. Inputs are uncontrolled: the browser holds the answers, and what was typed
 * before hydration stays.
 */
export function useRequest(definition: FormDefinition, link: RequestLink) {
  const { id, questions } = definition;
  const form = useRef<HTMLFormElement>(null);
  const { failure, check, checkAgain } = useFailure(questions);
  const [request, setRequest] = useState(beforeScripts);
  // Several things may happen before the next rendering, as when early presses are repeated.
  const latest = useRef(request);
  const change = useCallback((changed: Partial<ShownRequest>) => {
    latest.current = { ...latest.current, ...changed };
    setRequest(latest.current);
  }, []);
  const sync = useCallback(() => {
    if (form.current) change({ answers: readAnswers(form.current) });
  }, [change]);

  useEffect(() => {
    if (!form.current) return;
    change(beginRequest(form.current, definition, link));
    checkAgain(form.current);
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
        const { state, reference } = latest.current;
        const stored = readRequest(id);
        const hasArrived = stored?.state === "received" && stored.reference === reference;
        change({ state: next(state, hasArrived ? "arrived" : "back") });
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

  /** Stores and shows the request as it is after an event. Returns what was stored. */
  const follow = (event: RequestEvent, sentAt?: string): StoredRequest => {
    change({ state: next(latest.current.state, event), sentAt });
    sync();
    const { isReady: _isReady, ...stored } = latest.current;
    storeRequest(id, stored);
    return stored;
  };

  const noteAnswer = (name: string) =>
    change({ answered: [...new Set([...latest.current.answered, name])] });

  /** Begins another request with the same answers. It needs a consent of its own. */
  const startAnew = (isConsented = false) => {
    if (form.current && !isConsented) setAnswer(form.current, "consent", []);
    keepInEntry({ sent: undefined });
    change({ reference: definition.reference ?? newReference() });
  };

  return {
    ...request,
    failure,
    definition,
    form,
    sync,
    /** The visitor wants to send another request. */
    sendAnother: () => {
      startAnew();
      follow("typed");
    },
    /** Notes an answer that was pressed, even if it was chosen already and nothing changes. */
    onClick: ({ target }: MouseEvent<HTMLFormElement>) => {
      if (target instanceof HTMLInputElement && target.type === "radio") noteAnswer(target.name);
    },
    onInput: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      const { name } = target as HTMLInputElement;
      // A request that is changed after it arrived is another one.
      if (latest.current.state === "received") startAnew(name === "consent");
      noteAnswer(name);
      follow("typed");
      setTimeout(sync, syncDelayMs);
      checkAgain(currentTarget);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { state } = latest.current;
      if (state === "received") document.getElementById(`${id}-notice`)?.focus();
      if (state === "sending" || state === "received" || !check(event.currentTarget)) {
        event.preventDefault();
        sync();
        return;
      }
      keepInEntry({ sent: follow("sent", new Date().toISOString()) });
      if (definition.sent) toast({ ...definition.sent, variant: "success" });
    },
  };
}
