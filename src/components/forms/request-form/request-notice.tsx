import { type ReactNode, useEffect, useRef } from "react";
import { useBusiness } from "@/components/hooks/use-site";
import { Button } from "@/components/ui/button/button";
import { formatAnswers } from "@/requests/answers-in-words";
import type { Answers } from "@/requests/question";
import { emailLink, textMessageLink } from "@/site/links";
import type { RequestOfForm } from "./use-request";

interface RequestNoticeProps {
  request: RequestOfForm;
  /** The visitor's answers, and what is derived from them. */
  answers: Answers;
}

/** The notice above a form whose request may not have arrived, or has arrived already. */
export function RequestNotice({ request, answers }: RequestNoticeProps) {
  const { definition, state, reference, sendAnother } = request;
  const { email, phone } = useBusiness();
  const { id, questions } = definition;
  if (state === "received")
    return (
      <Notice id={id} title="You've already sent this request">
        <p>
          {`We have it under the reference ${reference}. There's no need to send it again. To change something, ${phone.canReceiveSms ? "call or text" : "call"} us and give this reference.`}
        </p>
        <Button variant="secondary" onClick={sendAnother}>
          Send another request
        </Button>
      </Notice>
    );
  if (state !== "unsure") return null;
  const text = formatAnswers(questions, answers);
  return (
    <Notice id={id} title="Did your request go through?">
      <p>
        If you saw no confirmation page, it may not have reached us. Your answers are all here: send
        them again, or{" "}
        {phone.canReceiveSms && (
          <>
            <a href={textMessageLink(phone.main, text)}>by SMS</a> or{" "}
          </>
        )}
        <a href={emailLink(email, { subject: definition.subject(answers, reference), body: text })}>
          by email
        </a>
        .
      </p>
    </Notice>
  );
}

/** Takes the focus when it appears, so that it is read out and scrolled into view. */
function Notice({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), [title]);
  return (
    <section ref={section} id={`${id}-notice`} className="notice" tabIndex={-1} aria-label={title}>
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  );
}
