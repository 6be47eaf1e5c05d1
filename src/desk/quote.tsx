import { type FormEvent, useEffect, useState } from "react";
import { formatDollars } from "@/business/money";
import { ContactLinks } from "@/components/forms/contact-links/contact-links";
import { BeforeWeCome } from "@/components/forms/next-steps/next-steps";
import {
  HiddenField,
  hostAttributes,
  ServiceFields,
} from "@/components/forms/request-form/request-form";
import { changeAddress } from "@/components/hooks/history-state";
import { LegalLinks } from "@/components/layout/legal-links/legal-links";
import { DepositLink } from "@/components/prices/deposit/deposit";
import { Button, ButtonLink } from "@/components/ui/button/button";
import { recall, remember } from "@/lib/tab-storage";
import { answerOf, type Answers } from "@/requests/field";
import { bookingPath, contactPath, paths } from "@/site/paths";
import { Job, NoJob, useJobLink } from "./booking";
import { type JobContent } from "./booking-links";
import { formatVisit } from "./ready-texts";
import * as styles from "./quote.module.scss";

interface QuoteProps extends JobContent {
  forms: Queries.FormsFragment & { quoteAction: string };
  deposit: Queries.DepositFragment | null | undefined;
  beforeWeCome: readonly string[];
}

/** The owner's price and time for a request, from the link in a text, to accept or to ask about. */
export function Quote({ forms, deposit, beforeWeCome, ...content }: QuoteProps) {
  useReturn();
  const { fragment, answers } = useJobLink("quote", content);
  if (!answers)
    return (
      <NoJob>
        <p role={fragment ? "alert" : undefined}>{sentence(fragment)}</p>
        <ContactLinks />
        {/* Hosts that receive forms read their fields from the page as it was built. */}
        <AcceptForm forms={forms} isHidden />
      </NoJob>
    );
  const isAccepted = recall(acceptedKey(fragment), "localStorage") !== undefined;
  const price = formatDollars(Number(answerOf(answers, "price")));
  return (
    <Job title="Your quote" answers={answers} total={{ label: "Price", value: price }}>
      {isAccepted ? (
        <Accepted answers={answers} content={content} />
      ) : (
        <p>The price is the one in our message. If this page says another, please ask us.</p>
      )}
      <AcceptForm forms={forms} answers={answers} isHidden={isAccepted} />
      <div className={styles.row}>
        <ButtonLink to={contactPath({ quote: answerOf(answers, "reference") })} variant="secondary">
          Ask a question
        </ButtonLink>
      </div>
      {deposit && <DepositLink deposit={deposit} />}
      <BeforeWeCome lines={beforeWeCome} />
    </Job>
  );
}

/** Whether the visitor comes back from the form service. */
const hasComeBack = () => new URLSearchParams(location.search).has("accepted");

function sentence(fragment: string | undefined): string {
  // Where storage is denied, the quote itself can't be shown again.
  if (fragment !== undefined && hasComeBack()) return "Thank you. Your answer has reached us.";
  if (fragment)
    return "This link is cut off, changed or no longer in use. Open it again from our message, or call or text us.";
  return "Your quote opens with the link in our message. If it doesn't, call or text us.";
}

/** What is stored once a quote has been accepted. Another price or time for the same job makes another fragment. */
const acceptedKey = (fragment = "") => `accepted-${fragment.split(".").pop()}`;

/**
 * Stores that the quote was accepted when the visitor comes back from the form service, and restores the quote's own
 * address, which the service doesn't know, from this tab.
 */
function useReturn(): void {
  useEffect(() => {
    const fragment = hasComeBack() ? recall("quote") : undefined;
    if (fragment === undefined) return;
    remember(acceptedKey(fragment), "yes", "localStorage");
    changeAddress(paths.quote + fragment);
  }, []);
}

interface AcceptFormProps {
  forms: QuoteProps["forms"];
  answers?: Answers;
  isHidden: boolean;
}

/** Sends reference, price and date the way a booking is sent. */
function AcceptForm({ forms, answers = [], isHidden }: AcceptFormProps) {
  const [state, setState] = useState<"ready" | "sending" | "offline">("ready");
  const answer = (name: string) => answerOf(answers, name);
  const what = ["service", "suburb", "reference"].map(answer).filter(Boolean).join(", ");
  const price = answer("price") && formatDollars(Number(answer("price")));
  const date = formatVisit(answer("day"), answer("time"));
  useEffect(() => {
    // Back may show the page as it was left.
    const onPageShow = () => setState("ready");
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
  const onSubmit = (event: FormEvent) => {
    setState(navigator.onLine ? "sending" : "offline");
    if (state === "sending" || !navigator.onLine) return event.preventDefault();
    remember("quote", location.hash);
    sayWhoPosts();
  };
  return (
    <form
      id="quote"
      name="quote"
      method="post"
      className={styles.form}
      action={forms.quoteAction}
      hidden={isHidden}
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
      {state === "offline" && (
        <p role="alert">You are offline. Nothing was sent: accept again once you're back online.</p>
      )}
      <Button type="submit" wide aria-disabled={state === "sending" || undefined}>
        {state === "sending" ? "Sending…" : `Accept ${price}, ${date}`}
      </Button>
      <p className={styles.note}>
        We get your answer with the reference, the price and the time. <LegalLinks />
      </p>
    </form>
  );
}

/**
 * The page keeps its address to itself (`no-referrer`), with which a browser posts `Origin: null`. Form services and the inbox
 * take only posts that name their site (https://fetch.spec.whatwg.org/#append-a-request-origin-header), so this one does.
 */
function sayWhoPosts(): void {
  document.querySelector('meta[name="referrer"]')?.setAttribute("content", "strict-origin");
}

function Accepted({ answers, content }: { answers: Answers; content: JobContent }) {
  const service = content.services.find(({ name }) => name === answerOf(answers, "service"));
  const size = content.pricing.sizes.find(({ name }) => name === answerOf(answers, "vehicle_size"));
  const suburb = answerOf(answers, "suburb");
  const date = formatVisit(answerOf(answers, "day"), answerOf(answers, "time"));
  return (
    <div role="status">
      <h2>You've accepted this quote</h2>
      <p>{`Thank you. We have your answer for ${date}.`}</p>
      <div className={styles.row}>
        <ButtonLink
          to={bookingPath({ service: service?.slug, vehicleSize: size?.id, suburb })}
          variant="secondary"
        >
          Book this again
        </ButtonLink>
      </div>
    </div>
  );
}
