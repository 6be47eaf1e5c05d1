import { useEffect, useState } from "react";
import { bookingFields } from "../../business/booking-fields";
import { contactFields } from "../../business/contact-fields";
import type { Draft } from "../../business/draft";
import { listAnswers } from "../../business/field";
import { useBusiness } from "../../hooks/use-site";
import { paths } from "../../site/paths";
import { ButtonLink } from "../button/button";
import { Icon } from "../icon/icon";
import { NextSteps } from "../next-steps/next-steps";
import { type FormId, readDraft, writeDraft } from "../request-form/draft-storage";
import { TalkLinks } from "../talk-links/talk-links";
import { TextHero } from "../text-hero/text-hero";
import * as styles from "./received.module.scss";

interface ReceivedProps {
  /** The form that was sent. */
  form: FormId;
  words: { heading: string; lead: string };
}

/** The page after a form: what was sent, as this browser remembers it, and what happens next. */
export function Received({ form, words }: ReceivedProps) {
  const { replyHours } = useBusiness();
  const [sent, setSent] = useState<Draft>();
  useEffect(() => {
    const draft = readDraft(form);
    if (!draft || draft.state === "filling") return;
    // Once the page is left, nothing but the reference is remembered.
    const forget = () => writeDraft(form, { ...draft, state: "received", answers: [] });
    writeDraft(form, { ...draft, state: "received" });
    const shown = requestAnimationFrame(() => setSent(draft));
    addEventListener("pagehide", forget);
    return () => {
      cancelAnimationFrame(shown);
      removeEventListener("pagehide", forget);
      forget();
    };
  }, [form]);
  return (
    <div className={styles["received"]}>
      <TextHero title={words.heading} lead={words.lead} above={<Sign />}>
        <ButtonLink to={paths.home}>Back to home</ButtonLink>
      </TextHero>
      {sent && <Receipt form={form} sent={sent} />}
      <div className={styles["next"]}>
        <div>
          <h2>What happens next</h2>
          {form === "booking" ? (
            <NextSteps />
          ) : (
            <p>
              {`We read your message and reply within ${replyHours.from}–${replyHours.to} business hours, to the e-mail address you gave. If nothing comes, have a look in your spam folder.`}
            </p>
          )}
        </div>
        <div>
          <h2>Something to add?</h2>
          <p>Call or text us and say which car it is about.</p>
          <TalkLinks />
        </div>
      </div>
    </div>
  );
}

function Receipt({ form, sent }: { form: FormId; sent: Draft }) {
  const fields = form === "booking" ? bookingFields : contactFields;
  return (
    <section className={styles["receipt"]} aria-labelledby="receipt">
      <h2 id="receipt">What you sent</h2>
      <dl>
        {sent.reference && (
          <div>
            <dt>Reference</dt>
            <dd>{sent.reference}</dd>
          </div>
        )}
        {listAnswers(
          fields.filter(({ name }) => name !== "consent"),
          sent.answers,
        ).map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Sign() {
  return (
    <span className={styles["sign"]}>
      <Icon name="check" />
    </span>
  );
}
