import type { FormEvent } from "react";
import type { Field, FormDefinition } from "@/requests/field";
import { EmailQuestion } from "./email-question";
import { useChecks } from "./use-checks";
import { type RequestLink, useDraft } from "./use-draft";
import { useSending } from "./use-sending";

export type RequestForm = ReturnType<typeof useRequestForm>;

/** Runs a form: draft, checks, one submission at a time, and what happens if a request didn't arrive. */
export function useRequestForm(definition: FormDefinition, link: RequestLink) {
  const draft = useDraft(definition, link);
  const { failure, meant, check, checkAgain, sendWith } = useChecks(definition.fields);
  const submit = useSending(definition, draft, check);
  return {
    ...draft,
    definition,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      draft.onInput(event);
      checkAgain(event.currentTarget);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      submit(event);
      draft.sync();
    },
    /** What each question of the form is shown with. */
    fieldProps: (field: Field) => ({
      form: definition.id,
      field,
      error: failure?.name === field.name ? failure.text : undefined,
      question:
        meant !== undefined && field.name === "email" ? (
          <EmailQuestion
            meant={meant}
            onAccept={() => draft.form.current && sendWith(draft.form.current, meant)}
          />
        ) : undefined,
    }),
  };
}
