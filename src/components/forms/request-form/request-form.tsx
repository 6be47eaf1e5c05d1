import { graphql } from "gatsby";
import { type ReactNode, useEffect } from "react";
import { joinAnswers, readAnswers } from "@/components/hooks/form-controls";
import { Button } from "@/components/ui/button/button";
import { Toaster } from "@/components/ui/toaster/toaster";
import { listen } from "@/lib/listen";
import { draftStore } from "@/requests/draft-store";
import type { Answers } from "@/requests/question";
import { HiddenField } from "./hidden-field";
import { hostAttributes, ProviderFields } from "./provider-fields";
import { type Additions, Questions } from "./questions";
import { RequestNotice } from "./request-notice";
import type { RequestOfForm } from "./use-request";
import * as styles from "./request-form.module.scss";

interface RequestFormProps {
  request: RequestOfForm;
  forms: Queries.FormsFragment;
  /** Where it is posted to. */
  action: string;
  /** What is added to the questions, such as options of the content. */
  additions: Additions;
  /** Beside the questions on wide screens. */
  summary?: ReactNode;
  /** Adds to a request what follows from its answers, when it is sent. */
  onSend?: (formData: FormData, answers: Answers) => void;
}

/** A form that the browser checks and sends by itself until useRequest takes over. */
export function RequestForm(props: RequestFormProps) {
  const { request, forms, action, additions, summary, onSend } = props;
  const { definition, draft, form, isReady, isSending, onInput, onSubmit } = request;
  const { id, questions, subject } = definition;
  const derived = questions.flatMap(({ name }): Answers => {
    const value = additions[name]?.value;
    return value ? [[name, value]] : [];
  });
  // What is sent follows from what is shown.
  useEffect(() => {
    const element = form.current;
    if (!element || !isReady) return;
    return listen(element, {
      formdata: ({ formData }) => {
        const answers = [...readAnswers(element), ...derived];
        const { reference = "" } = draftStore(id).get().sent ?? {};
        joinAnswers(formData, questions);
        // A password manager may have filled it in, and then the provider would drop the request.
        formData.set(forms.honeypotField, "");
        if (forms.subjectField) formData.set(forms.subjectField, subject(answers, reference));
        onSend?.(formData, [["reference", reference], ...answers]);
      },
    });
  });
  return (
    <div>
      <RequestNotice request={request} answers={[...draft.answers, ...derived]} />
      <form
        ref={form}
        id={id}
        name={id}
        data-draft={id}
        className={`card ${styles.form}`}
        action={action}
        method="post"
        encType={forms.photosMb > 0 ? "multipart/form-data" : undefined}
        noValidate={isReady}
        onInput={onInput}
        onSubmit={(event) => onSubmit(event, derived)}
        {...hostAttributes(forms, action)}
      >
        <ProviderFields definition={definition} forms={forms} action={action} />
        <HiddenField name="reference" value={draft.sent?.reference} />
        <p className="note">Required fields are marked with an asterisk (*).</p>
        <Questions request={request} additions={additions} />
        {summary && (
          <div id="summary" className={styles.summary}>
            {summary}
          </div>
        )}
        <div className={styles.end}>
          <Button type="submit" wide aria-disabled={isSending || undefined}>
            {isSending ? "Sending…" : definition.button}
          </Button>
        </div>
      </form>
      <Toaster />
    </div>
  );
}

export const formsFragment = graphql`
  fragment Forms on FormsSettings {
    configured
    nextField
    honeypotField
    subjectField
    hidden {
      name
      value
    }
    photosMb
  }
`;
