import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef } from "react";
import { useBusiness } from "@/components/hooks/use-site";
import { Button } from "@/components/ui/button/button";
import { Icon } from "@/components/ui/icon/icon";
import { Toaster } from "@/components/ui/toaster/toaster";
import type { Answers } from "@/requests/field";
import { absoluteUrl } from "@/site/links";
import { isUntouched, joinAnswers, readAnswers } from "./form-controls";
import { RequestNotice } from "./request-notice";
import type { RequestForm as Request } from "./use-request-form";
import * as styles from "./request-form.module.scss";

interface RequestFormProps {
  request: Request;
  forms: Queries.FormsFragment;
  /** Where it is posted to. */
  action: string;
  /** The questions. */
  children: ReactNode;
  /** Beside the questions on wide screens. */
  summary?: ReactNode;
  /** Adds to a request what follows from its answers, when it is sent. */
  onSend?: (formData: FormData, answers: Answers) => void;
}

/** A form that the browser checks and sends by itself until useRequestForm takes over, once scripts have loaded. */
export function RequestForm(props: RequestFormProps) {
  const { request, forms, action, children, summary, onSend } = props;
  const { definition, form, isReady, phase, reference, onInput, onClick, onSubmit } = request;
  const { id, fields, subject } = definition;
  const isSending = phase.name === "sending";
  useEffect(() => {
    const element = form.current;
    if (!element || !isReady) return;
    const onFormData = ({ formData }: FormDataEvent) => {
      const answers = readAnswers(element);
      joinAnswers(formData, fields);
      // A password manager may have filled it in, and then the service would drop the request.
      formData.set(forms.honeypotField, "");
      if (forms.subjectField) formData.set(forms.subjectField, subject(answers, reference));
      onSend?.(formData, answers);
    };
    element.addEventListener("formdata", onFormData);
    return () => element.removeEventListener("formdata", onFormData);
  }, [form, isReady, fields, forms, subject, reference, onSend]);
  return (
    <div>
      <RequestNotice request={request} />
      <form
        ref={form}
        id={id}
        name={id}
        className={styles.form}
        action={action}
        method="post"
        encType={forms.photosMb > 0 ? "multipart/form-data" : undefined}
        noValidate={isReady}
        onInput={onInput}
        onClick={onClick}
        onSubmit={onSubmit}
        {...hostAttributes(forms, action)}
      >
        <ServiceFields
          id={id}
          forms={forms}
          action={action}
          next={definition.next}
          subject={definition.plainSubject}
        />
        <HiddenField name="reference" value={isReady ? reference : undefined} />
        <p className={styles.legend}>Required fields are marked with an asterisk (*).</p>
        {children}
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

/** A host that receives forms at our own address recognises them by their name. */
const isHosted = ({ configured }: Queries.FormsFragment, action: string) =>
  configured && action.startsWith("/");

/** The attributes by which such a host finds a form when the site is published. */
export const hostAttributes = (forms: Queries.FormsFragment, action: string) =>
  isHosted(forms, action) && {
    "data-netlify": "true",
    "data-netlify-honeypot": forms.honeypotField,
  };

interface ServiceFieldsProps {
  /** Id of the form. */
  id: string;
  forms: Queries.FormsFragment;
  action: string;
  next: string;
  subject: string;
}

/** The hidden fields for a form service or host, and the field that only robots fill in. */
export function ServiceFields({ id, forms, action, next, subject }: ServiceFieldsProps) {
  const { siteAddress } = useBusiness();
  return (
    <>
      {isHosted(forms, action) && <input type="hidden" name="form-name" value={id} />}
      {forms.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {forms.nextField && (
        <input type="hidden" name={forms.nextField} value={absoluteUrl(siteAddress, next)} />
      )}
      {forms.subjectField && <input type="hidden" name={forms.subjectField} value={subject} />}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty
          {/* The pattern keeps a browser without scripts from sending it filled in. */}
          <input
            name={forms.honeypotField}
            tabIndex={-1}
            autoComplete="off"
            pattern=".{0}"
            title="This field must be empty."
          />
        </label>
      </div>
    </>
  );
}

/**
 * A value derived from the answers. Its field is in the page before it has a value, because some form services accept only
 * names in the static HTML; a disabled field is not sent.
 */
export function HiddenField({ name, value }: { name: string; value: string | undefined }) {
  return <input type="hidden" name={name} data-name={name} value={value ?? ""} disabled={!value} />;
}

/** Questions that belong together, under their heading. */
export function FieldGroup({ legend, children }: { legend?: string; children: ReactNode }) {
  const fields = <div className={styles.fields}>{children}</div>;
  if (!legend) return fields;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {fields}
    </fieldset>
  );
}

interface MoreFieldsProps {
  /** The label of the disclosure. */
  title: string;
  request: Request;
  names: readonly string[];
  children: ReactNode;
}

/** Optional questions, folded. They open once one of them has been answered, by the visitor or by a link. */
export function MoreFields({ title, request, names, children }: MoreFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { form, isReady, answers } = request;
  useEffect(() => {
    const { current } = form;
    if (!isReady || !current || !details.current) return;
    if (!names.every((name) => isUntouched(current, name))) details.current.open = true;
  }, [form, isReady, answers, names]);
  return (
    <details ref={details} className={styles.more}>
      <summary>
        <span>
          {title} <small>(optional)</small>
        </span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
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
