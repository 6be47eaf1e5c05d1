import { type FormEvent, useEffect, useState } from "react";
import { formatDollars } from "@/business/money";
import { ContactLinks } from "@/components/forms/contact-links/contact-links";
import {
  type JobContent,
  JobDocket,
  JobLayout,
  JobNotice,
  useFragment,
} from "@/components/forms/job/job";
import { BeforeWeCome } from "@/components/forms/next-steps/next-steps";
import {
  HiddenField,
  hostAttributes,
  ServiceFields,
} from "@/components/forms/request-form/request-form";
import { useBusiness } from "@/components/hooks/use-site";
import { LegalLinks } from "@/components/layout/legal-links/legal-links";
import { DepositLink } from "@/components/prices/deposit/deposit";
import { Button, ButtonLink } from "@/components/ui/button/button";
import { recall, remember } from "@/lib/tab-storage";
import { answerOf, type Answers } from "@/requests/field";
import { choicesFrom, readJobLink } from "@/requests/job-links";
import { formatVisit } from "@/requests/ready-texts";
import { bookingPath, contactPath, paths } from "@/site/paths";
import * as styles from "./quote.module.scss";

interface QuoteProps extends JobContent {
  forms: Queries.FormsFragment & { quoteAction: string };
  deposit: Queries.DepositFragment | null | undefined;
  beforeWeCome: readonly string[];
}

/** What is stored once a quote has been accepted. Another price or time for the same job is a new quote. */
const termsOf = (answers: Answers) =>
  ["price", "day", "time"].map((name) => answerOf(answers, name)).join(" ");

const noteOf = (answers: Answers) => `accepted-${answerOf(answers, "reference")}`;

/** The owner's price and time for a request, from the link in a text, to accept or to ask about. */
export function Quote({ forms, deposit, beforeWeCome, ...content }: QuoteProps) {
  const { desk } = useBusiness();
  useAcceptance();
  const fragment = useFragment();
  const answers =
    fragment && desk ? readJobLink("quote", fragment, choicesFrom(content)) : undefined;
  const isAccepted = answers && recall(noteOf(answers), "localStorage") === termsOf(answers);
  return (
    <>
      {answers ? (
        <JobLayout docket={<QuoteDocket answers={answers} />}>
          {isAccepted ? (
            <Accepted answers={answers} content={content} />
          ) : (
            <p>The price is the one in our message. If this page says another, please ask us.</p>
          )}
          <AcceptForm forms={forms} answers={answers} isHidden={isAccepted} />
          <div className={styles.row}>
            <ButtonLink
              to={contactPath({ quote: answerOf(answers, "reference") })}
              variant="secondary"
            >
              Ask a question
            </ButtonLink>
          </div>
          {deposit && <DepositLink deposit={deposit} />}
          <BeforeWeCome lines={beforeWeCome} />
        </JobLayout>
      ) : (
        <JobNotice>
          <p role={fragment ? "alert" : undefined}>{sentence(fragment)}</p>
          <ContactLinks />
          {/* Hosts that receive forms read their fields from the page as it was built. */}
          <AcceptForm forms={forms} isHidden />
        </JobNotice>
      )}
    </>
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

/**
 * Stores that the quote was accepted when the visitor comes back from the form service, and restores the quote's own
 * address, which the service doesn't know, from this tab.
 */
function useAcceptance(): void {
  useEffect(() => {
    if (!hasComeBack()) return;
    const [fragment, note, terms] = (recall("quote") ?? "").split("\n");
    if (!fragment || !note) return;
    remember(note, terms, "localStorage");
    history.replaceState(history.state, "", `${paths.quote}${fragment}`);
  }, []);
}

function QuoteDocket({ answers }: { answers: Answers }) {
  const price = formatDollars(Number(answerOf(answers, "price")));
  return (
    <JobDocket title="Your quote" answers={answers} total={{ label: "Price", value: price }} />
  );
}

interface AcceptFormProps {
  forms: QuoteProps["forms"];
  answers?: Answers;
  isHidden?: boolean | undefined;
}

/** Sends reference, price and date the way a booking is sent. */
function AcceptForm({ forms, answers = [], isHidden = false }: AcceptFormProps) {
  const [isSending, setSending] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const answer = (name: string) => answerOf(answers, name);
  const price = answer("price");
  const what = ["service", "suburb", "reference"].map(answer).filter(Boolean).join(", ");
  const values = {
    reference: answer("reference"),
    full_name: answer("full_name"),
    service: answer("service"),
    suburb: answer("suburb"),
    price: price && formatDollars(Number(price)),
    date: formatVisit(answer("day"), answer("time")),
  };
  useEffect(() => {
    // Back may show the page as it was left.
    const onPageShow = () => setSending(false);
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
  const onSubmit = (event: FormEvent) => {
    setOffline(!navigator.onLine);
    if (isSending || !navigator.onLine) return event.preventDefault();
    setSending(true);
    remember("quote", [location.hash, noteOf(answers), termsOf(answers)].join("\n"));
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
      {Object.entries(values).map(([name, value]) => (
        <HiddenField key={name} name={name} value={value} />
      ))}
      {isOffline && (
        <p role="alert">You are offline. Nothing was sent: accept again once you're back online.</p>
      )}
      <Button type="submit" wide aria-disabled={isSending || undefined}>
        {isSending ? "Sending…" : `Accept ${values.price}, ${values.date}`}
      </Button>
      <p className={styles.note}>
        We get your answer with the reference, the price and the time. <LegalLinks />
      </p>
    </form>
  );
}

function Accepted({ answers, content }: { answers: Answers; content: JobContent }) {
  const service = content.services.find(({ name }) => name === answerOf(answers, "service"));
  const size = content.pricing.sizes.find(({ name }) => name === answerOf(answers, "vehicle_size"));
  const again = { service: service?.slug, vehicleSize: size?.id };
  const date = formatVisit(answerOf(answers, "day"), answerOf(answers, "time"));
  return (
    <div role="status">
      <h2>You've accepted this quote</h2>
      <p>{`Thank you. We have your answer for ${date}.`}</p>
      <div className={styles.row}>
        <ButtonLink
          to={bookingPath({ ...again, suburb: answerOf(answers, "suburb") })}
          variant="secondary"
        >
          Book this again
        </ButtonLink>
      </div>
    </div>
  );
}
