import { type ReactNode, useEffect, useState } from "react";
import { formatShortDay } from "@/business/dates";
import { entryState, keepInEntry } from "@/components/hooks/history-state";
import { useBusiness } from "@/components/hooks/use-site";
import { PriceSummary } from "@/components/prices/price-summary/price-summary";
import { Button } from "@/components/ui/button/button";
import { ContactLinks } from "@/components/ui/contact-links/contact-links";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Toaster } from "@/components/ui/toaster/toaster";
import { toast } from "@/components/ui/toaster/use-toast";
import { listAnswers } from "@/requests/answers-in-words";
import { answerOf, type FormDefinition } from "@/requests/question";
import type { Request } from "@/requests/request";
import { readRequest, storeRequest } from "@/requests/stored-request";
import { pages } from "@/site/pages";
import * as styles from "./confirmation.module.scss";

interface ConfirmationProps {
  /** The form that was sent. */
  form: FormDefinition;
  content: { heading: string; lead: string };
  /** What happens next. */
  children: ReactNode;
}

/** The page after a form: the request, as far as this tab has stored it, and what happens next. */
export function Confirmation({ form, content, children }: ConfirmationProps) {
  const [sent, setSent] = useState<Request>();
  useEffect(() => {
    const stored = readRequest(form);
    const isNew = stored !== undefined && stored.state !== "filling" && stored.answers.length > 0;
    if (isNew) {
      keepInEntry({ receipt: stored });
      storeRequest(form.id, { ...stored, state: "received" });
    }
    const shown = requestAnimationFrame(() => {
      setSent(entryState().receipt);
      // The form's page was left before its toast could be read.
      if (isNew && form.sent) toast({ ...form.sent, variant: "success" });
    });
    return () => cancelAnimationFrame(shown);
  }, [form]);
  return (
    <div className={styles.confirmation} data-received={form.id}>
      <PageHead title={content.heading} lead={content.lead} />
      <Toaster />
      <div className={`column ${styles.columns}`}>
        {sent && <Receipt form={form} sent={sent} />}
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

/** Not in the receipt, because it is implied, in the head, or the total. */
const leftOut = ["consent", "suburb", "price_estimate", "price_shown"];

function Receipt({ form, sent }: { form: FormDefinition; sent: Request }) {
  const { timeZone } = useBusiness();
  const questions = form.questions.filter(({ name }) => !leftOut.includes(name));
  const answers = [...sent.answers, ...sent.derived];
  const price = answerOf(answers, "price_shown");
  return (
    <PriceSummary
      title="What you sent"
      heading="h2"
      facts={[
        sent.reference,
        sent.sentAt && formatShortDay(new Date(sent.sentAt), timeZone),
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
