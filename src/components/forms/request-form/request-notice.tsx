import { useEffect, useRef } from "react";
import { formatShortDay, formatTime, localTime } from "@/business/dates";
import { useBusiness } from "@/components/hooks/use-site";
import { Button } from "@/components/ui/button/button";
import { unbroken } from "@/lib/unbroken";
import { formatAnswers } from "@/requests/answers-in-words";
import { tell } from "@/requests/draft-store";
import type { Answers } from "@/requests/question";
import { emailLink, textMessageLink } from "@/site/links";
import type { RequestOfForm } from "./use-request";

interface RequestNoticeProps {
  request: RequestOfForm;
  /** The visitor's answers, and what is derived from them. */
  answers: Answers;
}

/** Above a form whose request was sent: when, and what to do if it has not arrived. */
export function RequestNotice({ request, answers }: RequestNoticeProps) {
  const { definition, draft, isSending } = request;
  const { email, phone, timeZone } = useBusiness();
  const section = useRef<HTMLElement>(null);
  const isShown = draft.sent !== undefined && !isSending;
  // Takes the focus, so that it is read out and scrolled into view, but not from a field.
  useEffect(() => {
    if (!document.activeElement?.matches("input, select, textarea")) section.current?.focus();
  }, [isShown]);
  if (!draft.sent || isSending) return null;
  const { id, questions } = definition;
  const { at, reference } = draft.sent;
  const [sent, now] = [localTime(new Date(at), timeZone), localTime(new Date(), timeZone)];
  const day = sent.day === now.day ? "" : ` on ${formatShortDay(new Date(at), timeZone)}`;
  const text = formatAnswers(questions, answers);
  return (
    <section
      ref={section}
      id={`${id}-notice`}
      className="notice"
      tabIndex={-1}
      aria-labelledby={`${id}-sent`}
    >
      <h2 id={`${id}-sent`} className="h3">
        {unbroken(`You sent this${day} at ${formatTime(sent.time)}, reference ${reference}.`)}
      </h2>
      <p>
        If you saw the confirmation, it has arrived. If not, send it again, or send it{" "}
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
      <Button variant="secondary" onClick={() => tell(id, { type: "another" })}>
        Send another request
      </Button>
    </section>
  );
}
