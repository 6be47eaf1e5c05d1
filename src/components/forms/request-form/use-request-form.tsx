import type { FormEvent } from "react";
import type { Field, FormDefinition } from "@/requests/field";
import { EmailCorrection } from "./email-correction";
import { useChecks } from "./use-checks";
import { type RequestLink, useDraft } from "./use-draft";
import { useSending } from "./use-sending";

export type RequestForm = ReturnType<typeof useRequestForm>;

/** Runs a form: draft, checks, one submission at a time, and what happens if a request didn't arrive. */
export function useRequestForm(definition: FormDefinition, link: RequestLink) {
  const draft = useDraft(definition, link);
  const { failure, check, checkAgain } = useChecks(definition.fields);
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
      note: field.kind === "email" ? <EmailCorrection request={draft} field={field} /> : undefined,
    }),
  };
}
