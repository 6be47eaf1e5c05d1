import { type ReactNode, useEffect, useState } from "react";
import { listAnswers } from "../../requests/answers-in-words";
import { bookingSent } from "../../requests/booking-fields";
import { contactSent } from "../../requests/contact-fields";
import type { Draft } from "../../requests/draft";
import { type FormId, readDraft, writeDraft } from "../../requests/draft-storage";
import { answerOf, type Field } from "../../requests/field";
import { paths } from "../../site/paths";
import { Button, ButtonLink } from "../button/button";
import { Docket, formatDocketDay } from "../docket/docket";
import { useBusiness } from "../site/use-site";
import { TalkLinks } from "../talk-links/talk-links";
import { TextHero } from "../text-hero/text-hero";
import { Toaster } from "../toaster/toaster";
import { toast } from "../toaster/use-toast";
import * as styles from "./received.module.scss";

interface ReceivedProps {
  /** The form that was sent. */
  form: FormId;
  words: { heading: string; lead: string };
  /** The questions of that form. */
  fields: readonly Field[];
  /** What happens next. */
  children: ReactNode;
}

/** The request that was sent, stored with this entry of the history until the tab is closed, for a reload and Back. */
const historyState = () => (history.state ?? {}) as { receipt?: Draft };

/** The page after a form: the request, as far as this tab has stored it, and what happens next. */
export function Received({ form, words, fields, children }: ReceivedProps) {
  const [sent, setSent] = useState<Draft>();
  useEffect(() => {
    const draft = readDraft(form);
    const isNew = draft !== undefined && draft.state !== "filling" && draft.answers.length > 0;
    if (isNew) {
      history.replaceState({ ...historyState(), receipt: draft }, "");
      // Other pages need only the reference.
      writeDraft(form, { ...draft, state: "received", answers: [] });
    }
    const shown = requestAnimationFrame(() => {
      setSent(historyState().receipt);
      // The form's page was left before its toast could be read.
      if (isNew) toast({ ...(form === "booking" ? bookingSent : contactSent), variant: "success" });
    });
    return () => cancelAnimationFrame(shown);
  }, [form]);
  return (
    <div className={styles.received} data-received={form}>
      <TextHero title={words.heading} lead={words.lead} />
      <Toaster />
      <div className={styles.columns}>
        {sent && <Receipt fields={fields} sent={sent} />}
        <div className={styles.next}>
          {children}
          <div>
            <h2>Something to add?</h2>
            <TalkLinks />
          </div>
          <ButtonLink to={paths.home} variant="quiet">
            Back to home
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** Consent was given, the suburb is in the head, and the price is the total. */
const unlisted = ["consent", "suburb", "price_estimate", "price_shown"];

function Receipt({ fields, sent }: { fields: readonly Field[]; sent: Draft }) {
  const { timeZone } = useBusiness();
  const price = answerOf(sent.answers, { name: "price_shown" });
  const listed = fields.filter(({ name }) => !unlisted.includes(name));
  return (
    <Docket
      title="What you sent"
      heading="h2"
      facts={[
        sent.reference,
        formatDocketDay(new Date(), timeZone),
        answerOf(sent.answers, { name: "suburb" }),
      ]}
      lines={listAnswers(listed, sent.answers).map(({ label, text }) => ({ label, value: text }))}
      total={price ? { label: "Indicative price", value: price } : undefined}
    >
      <Button variant="secondary" onClick={() => print()}>
        Print
      </Button>
    </Docket>
  );
}
