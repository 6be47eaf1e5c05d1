import { type FormEvent, useEffect, useRef, useState } from "react";
import { formatDollars } from "@/business/money";
import { FormField } from "@/components/forms/form-field/form-field";
import { isUntouched, readAnswers, setAnswer } from "@/components/forms/request-form/form-controls";
import {
  HiddenField,
  hostAttributes,
  ServiceFields,
} from "@/components/forms/request-form/request-form";
import { LegalLinks } from "@/components/layout/legal-links/legal-links";
import { Button } from "@/components/ui/button/button";
import { recall, remember } from "@/lib/tab-storage";
import { answerOf, type Answers } from "@/requests/field";
import { paths } from "@/site/paths";
import { acceptFields } from "./accept-fields";
import { formatVisit } from "./visit";
import * as styles from "./quote.module.scss";

/** The settings of the form service, with the address that takes an acceptance. */
export type QuoteForms = Queries.FormsFragment & { quoteAction: string };

interface AcceptFormProps {
  forms: QuoteForms;
  /** The fragment of the quote, which is restored when the visitor comes back from the form service. */
  fragment?: string;
  /** Empty in the page as it was built, where hosts that receive forms read the names of the fields. */
  booking?: Answers;
  /** `YYYY-MM-DD` */
  today?: string;
  isHidden: boolean;
}

/** Sends reference, price and date, with street and access, the way a booking is sent. */
export function AcceptForm(props: AcceptFormProps) {
  const { forms, fragment, booking = [], today = "", isHidden } = props;
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<"ready" | "sending" | "offline">("ready");
  const answer = (name: string) => answerOf(booking, name);
  const what = ["service", "suburb", "reference"].map(answer).filter(Boolean).join(", ");
  const price = answer("price") && formatDollars(Number(answer("price")));
  const date = formatVisit(booking, today);
  useEffect(() => {
    if (form.current) restoreAnswers(form.current, fragment);
    // Back may show the page as it was left.
    const onPageShow = () => setState("ready");
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [fragment]);
  const onSubmit = (event: FormEvent) => {
    setState(navigator.onLine ? "sending" : "offline");
    if (state === "sending" || !navigator.onLine) return event.preventDefault();
    remember("quote", fragment);
    sayWhoPosts();
  };
  return (
    <form
      ref={form}
      id="quote"
      name="quote"
      method="post"
      className={styles.form}
      action={forms.quoteAction}
      hidden={isHidden}
      onInput={({ currentTarget }) => keepAnswers(currentTarget, fragment)}
      onSubmit={onSubmit}
      {...hostAttributes(forms, forms.quoteAction)}
    >
      <ServiceFields
        id="quote"
        forms={forms}
        action={forms.quoteAction}
        next={paths.quoteAccepted}
        subject={`Quote accepted: ${what}`}
      />
      {["reference", "full_name", "service", "suburb"].map((name) => (
        <HiddenField key={name} name={name} value={answer(name)} />
      ))}
      <HiddenField name="price" value={price} />
      <HiddenField name="date" value={date} />
      {acceptFields.map((field) => (
        <FormField key={field.name} form="quote" field={field} />
      ))}
      {state === "offline" && (
        <p role="alert">You are offline. Nothing was sent: accept again once you're back online.</p>
      )}
      <Button type="submit" wide aria-disabled={state === "sending" || undefined}>
        {state === "sending" ? (
          "Sending…"
        ) : (
          <span>
            {`Accept ${price}, `}
            <span className={styles.visit}>{date}</span>
          </span>
        )}
      </Button>
      <p className={styles.note}>
        We get your answers with the reference, the price and the time. <LegalLinks />
      </p>
    </form>
  );
}

/** Where this tab keeps what was typed about a quote, for a visitor who looks at another page first. */
const answersKey = (fragment = "") => `quote-answers-${fragment}`;

function keepAnswers(form: HTMLFormElement, fragment?: string): void {
  const kept = readAnswers(form).filter(([name]) =>
    acceptFields.some((each) => each.name === name),
  );
  remember(
    answersKey(fragment),
    String(new URLSearchParams(kept.map(([name, value]) => [name, value]))),
  );
}

function restoreAnswers(form: HTMLFormElement, fragment?: string): void {
  const kept = new URLSearchParams(recall(answersKey(fragment)));
  for (const { name } of acceptFields)
    if (isUntouched(form, name)) setAnswer(form, name, kept.getAll(name));
}

/** Forgets what was typed about a quote, once it has been sent. */
export const forgetAnswers = (fragment: string) => remember(answersKey(fragment));

/**
 * The page keeps its address to itself (`no-referrer`), with which a browser posts `Origin: null`. Form services and the inbox
 * take only posts that name their site (https://fetch.spec.whatwg.org/#append-a-request-origin-header), so this one does.
 */
function sayWhoPosts(): void {
  document.querySelector('meta[name="referrer"]')?.setAttribute("content", "strict-origin");
}
