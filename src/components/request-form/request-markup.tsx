import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Field } from "../../business/field";
import { absoluteUrl, mailLink, textMessageLink } from "../../site/links";
import { useBusiness } from "../../hooks/use-site";
import { Button, buttonClass } from "../button/button";
import { type FieldContent, FormField } from "../form-field/form-field";
import { Icon } from "../icon/icon";
import { Toaster } from "../toaster/toaster";
import type { FormId } from "./draft-storage";
import * as styles from "./request-form.module.scss";

interface RequestMarkupProps {
  id: FormId;
  fields: readonly Field[];
  /** By name of the field. */
  content?: Readonly<Record<string, FieldContent>>;
  forms: Queries.FormsFragment;
  action: string;
  /** Path of the page that confirms. */
  next: string;
  subject: string;
  button: string;
  /** Lists of suggestions. */
  children?: ReactNode;
}

/**
 * The elements of a form: an ordinary one that the browser checks and sends by itself, with hidden parts that
 * enhance-form.ts shows.
 */
export function RequestMarkup({
  id,
  fields,
  content = {},
  forms,
  action,
  next,
  subject,
  button,
  children,
}: RequestMarkupProps) {
  const { siteAddress } = useBusiness();
  // A host that takes forms at our own address knows them by their name.
  const isHosted = forms.configured && action.startsWith("/");
  const groups = [...new Set(fields.map(({ group }) => group))];
  return (
    <div data-request="">
      <OtherWays subject={subject} />
      <form
        id={id}
        name={id}
        className={styles["form"]}
        action={action}
        method="post"
        {...(isHosted && { "data-netlify": "true", "data-netlify-honeypot": forms.honeypotField })}
      >
        {isHosted && <input type="hidden" name="form-name" value={id} />}
        {forms.hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {forms.nextField && (
          <input type="hidden" name={forms.nextField} value={absoluteUrl(siteAddress, next)} />
        )}
        {forms.subjectField && <input type="hidden" name={forms.subjectField} value={subject} />}
        <div className={styles["trap"]} aria-hidden="true">
          <label>
            Leave this empty
            <input name={forms.honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {children}
        <p className={styles["legend"]}>Required fields are marked with an asterisk (*).</p>
        <div className={styles["summary"]} data-summary="" hidden>
          <h2>A few answers need another look</h2>
          <ul />
        </div>
        {groups.map((group) => {
          const own = fields
            .filter((field) => field.group === group)
            .map((field) => (
              <FormField key={field.name} form={id} field={field} content={content[field.name]} />
            ));
          return group ? (
            <fieldset key={group} className={styles["group"]}>
              <legend>{group}</legend>
              <div className={styles["fields"]}>{own}</div>
            </fieldset>
          ) : (
            <div key="rest" className={styles["fields"]}>
              {own}
            </div>
          );
        })}
        <div className={styles["end"]}>
          <Button type="submit" wide>
            <span className={styles["ready"]}>{button}</span>
            <span className={styles["sending"]}>Sending…</span>
          </Button>
          <button
            type="button"
            data-clear=""
            className={`${buttonClass("quiet")} ${styles["clear"]}`}
          >
            Clear the form
          </button>
        </div>
      </form>
      <Toaster />
    </div>
  );
}

/** When a request may not have arrived: the same answers by text, by e-mail or as a copy. */
function OtherWays({ subject }: { subject: string }) {
  const { email, phone } = useBusiness();
  const link = buttonClass("secondary");
  return (
    <section
      className={styles["ways"]}
      tabIndex={-1}
      data-ways=""
      aria-label="If your request did not go through"
    >
      <div className={styles["unsure"]}>
        <h2>Did your request go through?</h2>
        <p>
          If no confirmation page came, it may not have reached us. Your answers are all here: send
          them again, or another way.
        </p>
      </div>
      <div className={styles["offline"]}>
        <h2>You are offline</h2>
        <p>
          Nothing was sent and nothing is lost. Send again when you are back online, or send your
          answers another way.
        </p>
      </div>
      <div className={styles["actions"]}>
        <a
          className={link}
          href={textMessageLink(phone.mobile)}
          data-send={textMessageLink(phone.mobile, "")}
        >
          <Icon name="message" />
          Send by SMS
        </a>
        <a
          className={link}
          href={mailLink(email, { subject })}
          data-send={mailLink(email, { subject, body: "" })}
        >
          <Icon name="mail" />
          Send by e-mail
        </a>
        <button type="button" className={link} data-copy="">
          <Icon name="copy" />
          Copy answers
        </button>
        <button type="button" className={`${buttonClass("quiet")} ${styles["done"]}`} data-done="">
          Yes, it went through
        </button>
      </div>
    </section>
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
  }
`;
