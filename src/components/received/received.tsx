import { useEffect, useState } from "react";
import { bookingFields, bookingSent } from "../../business/booking-fields";
import { contactFields, contactSent } from "../../business/contact-fields";
import type { Draft } from "../../business/draft";
import { listAnswers } from "../../business/answers-in-words";
import { answerOf, type Field } from "../../business/field";
import { useBusiness } from "../../hooks/use-site";
import { paths } from "../../site/paths";
import { Button, ButtonLink } from "../button/button";
import { Docket } from "../docket/docket";
import { Icon } from "../icon/icon";
import { NextSteps } from "../next-steps/next-steps";
import { type FormId, readDraft, writeDraft } from "../request-form/draft-storage";
import { TalkLinks } from "../talk-links/talk-links";
import { Toaster } from "../toaster/toaster";
import { toast } from "../toaster/use-toast";
import { TextHero } from "../text-hero/text-hero";
import * as styles from "./received.module.scss";

interface ReceivedProps {
  /** The form that was sent. */
  form: FormId;
  words: { heading: string; lead: string };
}

/** The page after a form: what was sent, as far as this browser remembers it, and what happens next. */
export function Received({ form, words }: ReceivedProps) {
  const { replyHours } = useBusiness();
  const [sent, setSent] = useState<Draft>();
  useEffect(() => {
    const draft = readDraft(form);
    if (!draft || draft.state === "filling") return;
    // Once the page is left, nothing but the reference is remembered.
    const forget = () => writeDraft(form, { ...draft, state: "received", answers: [] });
    writeDraft(form, { ...draft, state: "received" });
    const shown = requestAnimationFrame(() => {
      setSent(draft);
      // The page of the form gave way before its toast could be read.
      if (draft.answers.length > 0)
        toast({ ...(form === "booking" ? bookingSent : contactSent), variant: "success" });
    });
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
      <Toaster />
      <div className={styles["columns"]}>
        {sent ? (
          <Receipt form={form} sent={sent} />
        ) : (
          <Docket
            title={form === "booking" ? "Your request" : "Your message"}
            heading="h2"
            lines={[
              { label: "Received", value: <Icon name="check" /> },
              {
                label: "Our reply",
                value: `in ${replyHours.from}–${replyHours.to} business hours`,
              },
              ...(form === "booking" ? [{ label: "Your time", value: "once we've agreed" }] : []),
            ]}
          />
        )}
        <div className={styles["next"]}>
          <div>
            <h2>What happens next</h2>
            {form === "booking" ? (
              <NextSteps />
            ) : (
              <p>
                {`We read your message and reply within ${replyHours.from}–${replyHours.to} business hours, to the email address you gave. If nothing comes, have a look in your spam folder.`}
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
    </div>
  );
}

/** Nothing of these is for the eye again. */
const unseen = ["consent", "price_shown"];

function Receipt({ form, sent }: { form: FormId; sent: Draft }) {
  const fields: readonly Field[] = form === "booking" ? bookingFields : contactFields;
  const price = answerOf(sent.answers, { name: "price_shown" });
  return (
    <Docket
      title="What you sent"
      heading="h2"
      lines={[
        ...(sent.reference ? [{ label: "Reference", value: sent.reference }] : []),
        ...listAnswers(
          fields.filter(({ name }) => !unseen.includes(name)),
          sent.answers,
        ).map(({ label, text }) => ({ label, value: text })),
      ]}
      total={price ? { label: "Indicative price", value: price } : undefined}
    >
      <Button variant="secondary" onClick={() => print()}>
        Print
      </Button>
    </Docket>
  );
}

function Sign() {
  return (
    <span className={styles["sign"]}>
      <Icon name="check" />
    </span>
  );
}
