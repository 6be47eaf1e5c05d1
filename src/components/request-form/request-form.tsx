import { graphql } from "gatsby";
import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import type { Draft } from "../../domain/forms/draft";
import { type Failure, type Field, findFailures, formatAnswers, type Option } from "../../domain/forms/field";
import { absoluteUrl } from "../../domain/paths";
import { useBusiness } from "../../hooks/use-site";
import { Button } from "../button/button";
import { controlId, FormField } from "../form-field/form-field";
import { useScripted } from "../../hooks/use-scripted";
import { toast } from "../toaster/toast-store";
import { Toaster } from "../toaster/toaster";
import { type FormId, readDraft, writeDraft } from "./draft-storage";
import { fillAnswers, readAnswers } from "./form-answers";
import { OtherWays } from "./other-ways";
import * as styles from "./request-form.module.scss";

/** Milliseconds after which hidden fields are set once more, because browsers fill in forms late. Specification, section 4. */
const syncAgainAfter = 100;
/** Milliseconds after which a request that is still on its way is asked about. */
const slowAfter = 15_000;
/** Where phones end, and how far from the upper edge they show a field that failed. Specification, section 9. */
const phones = "(max-width: 767.98px)";
const phoneOffset = 120;

/** What a field of the list needs from the content. */
interface FieldContent {
  options?: readonly Option[];
  label?: ReactNode;
  note?: ReactNode;
  list?: string;
  silent?: boolean;
}

interface RequestFormProps {
  id: FormId;
  fields: readonly Field[];
  content?: Readonly<Record<string, FieldContent>>;
  forms: Queries.FormsFragment;
  action: string;
  /** Path of the page that confirms. */
  next: string;
  subject: string;
  sent: { title: string; description: string };
  button: string;
  /** Prefills the form, with the source of the draft if there is one; returns the source to keep with it. */
  onStart?: ((form: HTMLFormElement, draft: Draft | undefined) => string) | undefined;
  /** Sets what follows from other answers. */
  onSync?: ((form: HTMLFormElement) => void) | undefined;
  /** More hidden fields and lists of suggestions. */
  children?: ReactNode;
}

type Phase = "filling" | "sending" | "offline" | "unsure";

/**
 * A form of the site: fields in the order of their list, checks, toasts, draft. It is an ordinary form that the browser sends;
 * without scripts the browser's own checks guard it.
 */
export function RequestForm({ id, fields, content = {}, forms, action, next, subject, sent, button, onStart, onSync, children }: RequestFormProps) {
  const { siteAddress } = useBusiness();
  const element = useRef<HTMLFormElement>(null);
  const source = useRef<string>();
  const scripted = useScripted();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [phase, setPhase] = useState<Phase>("filling");

  const answers = () => readAnswers(element.current!, fields);
  const syncNow = () => element.current && onSync?.(element.current);
  const sync = () => {
    syncNow();
    setTimeout(syncNow, syncAgainAfter);
  };
  const start = () => {
    const form = element.current!;
    const draft = readDraft(id);
    if (draft) fillAnswers(form, draft.answers, true);
    source.current = onStart?.(form, draft);
    sync();
    return draft;
  };
  const keep = (isSent = false) => writeDraft(id, { answers: answers(), source: source.current, sent: isSent });

  useEffect(() => {
    if (start()?.sent) setPhase("unsure");
    // Back shows the page as it was left, with the request on its way.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setPhase(readDraft(id)?.sent ? "unsure" : "filling");
      sync();
    };
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form is started once for an address, not for every answer
  }, [id, onStart]);

  useEffect(() => {
    if (phase !== "sending") return;
    const timer = setTimeout(() => setPhase("unsure"), slowAfter);
    return () => clearTimeout(timer);
  }, [phase]);

  const show = (name: string) => {
    const control = document.getElementById(controlId(id, name));
    if (!control) return;
    if (matchMedia(phones).matches) scrollTo({ top: control.getBoundingClientRect().top + scrollY - phoneOffset });
    else control.scrollIntoView({ block: "center" });
    control.focus({ preventScroll: true });
  };
  // After the messages are on the page, since they move what stands below them.
  const wanted = useRef<string>();
  useEffect(() => {
    if (wanted.current) show(wanted.current);
    wanted.current = undefined;
  });

  const submit = (event: FormEvent) => {
    if (phase === "sending") {
      event.preventDefault();
      return;
    }
    syncNow();
    const found = findFailures(fields, answers());
    setFailures(found);
    const [first] = found;
    if (first) {
      event.preventDefault();
      wanted.current = first.name;
      toast({ title: first.title, description: first.text, look: "destructive" });
    } else if (!navigator.onLine) {
      event.preventDefault();
      setPhase("offline");
      toast({ title: "You are offline", description: "Nothing was sent. Your answers stay here.", look: "destructive" });
    } else {
      keep(true);
      setPhase("sending");
      toast(sent);
    }
  };
  const change = () => {
    sync();
    keep();
    const left = findFailures(fields, answers());
    setFailures(failures.filter(({ name }) => left.some((each) => each.name === name)));
  };
  const clear = () => {
    const before = answers();
    const refill = () => {
      fillAnswers(element.current!, before);
      change();
    };
    element.current!.reset();
    writeDraft(id);
    setFailures([]);
    sync();
    toast({ title: "Form cleared", action: { label: "Undo", run: refill } });
  };

  const groups = [...new Set(fields.map(({ group }) => group))];
  const fieldsOf = (group: string | undefined) =>
    fields
      .filter((field) => field.group === group)
      .map((field) => {
        const { silent, ...rest } = content[field.name] ?? {};
        return (
          <Fragment key={field.name}>
            <FormField form={id} field={field} error={failures.find(({ name }) => name === field.name)?.text} silent={silent && scripted} {...rest} />
            {silent && <input type="hidden" name={field.name} disabled={!scripted} />}
          </Fragment>
        );
      });
  // A host that takes forms at our own address knows them by their name.
  const hosted = forms.configured && action.startsWith("/");
  return (
    <>
      {(phase === "unsure" || phase === "offline") && (
        <OtherWays
          offline={phase === "offline"}
          subject={subject}
          text={() => formatAnswers(fields, answers())}
          onDone={() => {
            writeDraft(id);
            setPhase("filling");
          }}
        />
      )}
      <form
        ref={element}
        id={id}
        name={id}
        className={styles["form"]}
        action={action}
        method="post"
        noValidate={scripted}
        onSubmit={submit}
        onInput={change}
        data-netlify={hosted || undefined}
        data-netlify-honeypot={hosted ? forms.honeypotField : undefined}
      >
        {hosted && <input type="hidden" name="form-name" value={id} />}
        {forms.hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {forms.nextField && <input type="hidden" name={forms.nextField} value={absoluteUrl(siteAddress, next)} />}
        {forms.subjectField && <input type="hidden" name={forms.subjectField} value={subject} />}
        <div className={styles["trap"]} aria-hidden="true">
          <label>
            Leave this empty
            <input name={forms.honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {children}
        <p className={styles["legend"]}>Required fields are marked with an asterisk (*).</p>
        {failures.length > 1 && (
          <div className={styles["summary"]}>
            <h2>{failures.length} answers need another look</h2>
            <ul>
              {failures.map(({ name, text }) => (
                <li key={name}>
                  <a
                    href={`#${controlId(id, name)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      show(name);
                    }}
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {groups.map((group) =>
          group ? (
            <fieldset key={group} className={styles["group"]}>
              <legend>{group}</legend>
              <div className={styles["fields"]}>{fieldsOf(group)}</div>
            </fieldset>
          ) : (
            <div key="rest" className={styles["fields"]}>
              {fieldsOf(group)}
            </div>
          ),
        )}
        <div className={styles["end"]}>
          <Button type="submit" aria-disabled={phase === "sending"} wide>
            {phase === "sending" ? "Sending…" : button}
          </Button>
          {scripted && (
            <Button look="quiet" onClick={clear}>
              Clear the form
            </Button>
          )}
        </div>
      </form>
      <Toaster />
    </>
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
