import { type ReactNode, useEffect, useRef } from "react";
import { formatAnswers } from "../../business/answers-in-words";
import { mailLink, textMessageLink } from "../../site/links";
import { useBusiness } from "../../hooks/use-site";
import { Button, ButtonAnchor } from "../button/button";
import { toast } from "../toaster/use-toast";
import * as styles from "./request-form.module.scss";
import type { RequestForm } from "./use-request-form";

interface OtherWaysProps {
  request: RequestForm;
  subject: string;
}

/** What stands above a form whose request may not have arrived, or has arrived already. */
export function OtherWays({ request, subject }: OtherWaysProps) {
  const { email, phone } = useBusiness();
  const { fields, phase, answers, reference, reminders, startAnew } = request;
  if (phase === "received")
    return (
      <Notice
        key={reminders}
        title="You have sent this request"
        text={`It reached us as ${reference}. You need not send it again: to change something, call or text us and name the reference.`}
      >
        <Button variant="secondary" onClick={startAnew}>
          Send another request
        </Button>
      </Notice>
    );
  if (phase !== "unsure" && phase !== "offline") return null;
  const words = formatAnswers(fields, answers);
  const copy = () => {
    // A refusal leaves the two links.
    navigator.clipboard?.writeText(words).then(
      () => toast({ title: "Answers copied", variant: "success" }),
      () => undefined,
    );
  };
  return (
    <Notice
      key={phase}
      title={phase === "offline" ? "You are offline" : "Did your request go through?"}
      text={
        phase === "offline"
          ? "Nothing was sent and nothing is lost. Send again when you are back online, or send your answers another way."
          : "If no confirmation page came, it may not have reached us. Your answers are all here: send them again, or another way."
      }
    >
      <ButtonAnchor variant="secondary" icon="message" href={textMessageLink(phone.mobile, words)}>
        Send by SMS
      </ButtonAnchor>
      <ButtonAnchor
        variant="secondary"
        icon="mail"
        href={mailLink(email, { subject, body: words })}
      >
        Send by email
      </ButtonAnchor>
      <Button variant="secondary" icon="copy" onClick={copy}>
        Copy answers
      </Button>
      {phase === "unsure" && (
        <Button variant="quiet" onClick={startAnew}>
          Yes, it went through
        </Button>
      )}
    </Notice>
  );
}

/** Takes the focus when it appears, so that it is read out and in sight. */
function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} className={styles["ways"]} tabIndex={-1} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles["actions"]}>{children}</div>
    </section>
  );
}
