import { type ReactNode, useEffect } from "react";
import { formatShortDay } from "@/business/dates";
import { isFollowed, type VisitedLocation } from "@/components/hooks/is-followed";
import { useDraft } from "@/components/hooks/use-draft";
import { useBusiness } from "@/components/hooks/use-site";
import { PriceSummary } from "@/components/prices/price-summary/price-summary";
import { Button } from "@/components/ui/button/button";
import { ContactLinks } from "@/components/ui/contact-links/contact-links";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Toaster } from "@/components/ui/toaster/toaster";
import { toast } from "@/components/ui/toaster/use-toast";
import { listAnswers } from "@/requests/answers-in-words";
import type { Draft } from "@/requests/draft";
import { draftStore } from "@/requests/draft-store";
import { answerOf, type Answers, type FormDefinition } from "@/requests/question";
import { pages } from "@/site/pages";
import * as styles from "./confirmation.module.scss";

interface ConfirmationProps {
  /** The form that was sent. */
  form: FormDefinition;
  content: { heading: string; lead: string };
  location: VisitedLocation;
  /** What happens next. */
  children: ReactNode;
}

/** The page after a form: the request, as far as this tab has stored it, and what happens next. */
export function Confirmation({ form, content, location, children }: ConfirmationProps) {
  const { draft } = useDraft(form.id);
  // The page of the form was left before its toast could be read.
  useEffect(() => {
    if (draftStore(form.id).get().sent && isFollowed(location))
      toast({ ...form.sent, variant: "success" });
  }, [form, location]);
  return (
    <div data-draft={form.id}>
      <Toaster />
      <ConfirmationPage
        content={content}
        receipt={draft.sent && <Receipt form={form} answers={draft.answers} sent={draft.sent} />}
      >
        {children}
      </ConfirmationPage>
    </div>
  );
}

interface ConfirmationPageProps {
  content: { heading: string; lead: string };
  receipt?: ReactNode;
  /** What happens next. */
  children: ReactNode;
}

/** The layout of a page that confirms something, with what happens next and ways to reach us. */
export function ConfirmationPage({ content, receipt, children }: ConfirmationPageProps) {
  return (
    <div className={styles.confirmation}>
      <PageHead title={content.heading} lead={content.lead} />
      <div className={`column ${styles.columns}`}>
        {receipt}
        <div className={`card stack ${styles.next}`}>
          {children}
          <div>
            <h2>Something to add?</h2>
            <ContactLinks />
          </div>
          <Button to={pages.home.path} variant="quiet">
            Back to home
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Not in the receipt, because each is implied, in the head, or the total. */
const leftOut = ["consent", "suburb", "price_estimate", "price_shown"];

interface ReceiptProps {
  form: FormDefinition;
  answers: Answers;
  sent: NonNullable<Draft["sent"]>;
}

function Receipt({ form, answers: given, sent }: ReceiptProps) {
  const { timeZone } = useBusiness();
  const questions = form.questions.filter(({ name }) => !leftOut.includes(name));
  const answers = [...given, ...sent.derived];
  const price = answerOf(answers, "price_shown");
  return (
    <PriceSummary
      title="What you sent"
      heading="h2"
      facts={[
        sent.reference,
        formatShortDay(new Date(sent.at), timeZone),
        answerOf(answers, "suburb"),
      ]}
      lines={listAnswers(questions, answers).map(({ label, text }) => ({
        label,
        value: text,
      }))}
      total={price ? { label: "Estimate", value: price } : undefined}
    >
      <Button variant="secondary" onClick={() => print()}>
        Print
      </Button>
    </PriceSummary>
  );
}
