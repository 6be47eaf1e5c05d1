import { type FormEvent, useLayoutEffect, useRef } from "react";
import { answersIn, setAnswer } from "@/components/hooks/form-controls";
import { useDraft } from "@/components/hooks/use-draft";
import { usePlace } from "@/components/regions/region/use-place";
import { answersTo, type QueryContent, valuesFor } from "@/requests/booking-query";
import { draftStore, tell } from "@/requests/draft-store";

/**
 * Controls named as in an address show the draft's answers and change them. Only an event answers:
 * an untouched list is no answer, but the first option of a touched one is.
 */
export function useChoices(content: QueryContent) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, isReady } = useDraft("booking");
  const { answersOf, ...place } = usePlace(content.regions ?? []);
  // Before the first frame, so that no frame is without the choices.
  useLayoutEffect(() => {
    if (!form.current) return;
    const { answers } = draftStore("booking").get();
    for (const [key, values] of valuesFor(answers, content)) setAnswer(form.current, key, values);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the content of a page doesn't change
  }, [draft.answers]);
  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    const { [name]: values = [] } = answersIn(currentTarget, [name]);
    const answers = name === "suburb" ? answersOf(value) : answersTo(name, values, content);
    tell("booking", { type: "answered", answers });
  };
  return { form, draft, isReady, onInput, ...place };
}
