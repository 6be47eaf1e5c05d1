import { useEffect, useRef } from "react";
import { mailLink, textMessageLink } from "../../domain/paths";
import { useBusiness } from "../../hooks/use-site";
import { Button, ButtonAnchor } from "../button/button";
import { toast } from "../toaster/toast-store";
import * as styles from "./other-ways.module.scss";

interface OtherWaysProps {
  offline: boolean;
  subject: string;
  /** The answers in words. */
  text: () => string;
  /** The visitor says that it went through. */
  onDone: () => void;
}

/** When a request may not have arrived: the same answers by text, by e-mail or as a copy. */
export function OtherWays({ offline, subject, text, onDone }: OtherWaysProps) {
  const { email, phone } = useBusiness();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [offline]);
  const copy = () => {
    // A refusal leaves the two links.
    navigator.clipboard?.writeText(text()).then(
      () => toast({ title: "Answers copied" }),
      () => {},
    );
  };
  const body = text();
  return (
    <section ref={box} tabIndex={-1} className={styles["box"]} aria-labelledby="other-ways">
      <h2 id="other-ways">{offline ? "You are offline" : "Did your request go through?"}</h2>
      <p>{offline ? "Nothing was sent and nothing is lost. Send again when you are back online, or use a text." : "If no confirmation page came, it may not have reached us. Your answers are all here: send again, or another way."}</p>
      <div className={styles["actions"]}>
        <ButtonAnchor look="secondary" icon="message" href={textMessageLink(phone.mobile, body)}>
          Send by SMS
        </ButtonAnchor>
        <ButtonAnchor look="secondary" icon="mail" href={mailLink(email, { subject, body })}>
          Send by e-mail
        </ButtonAnchor>
        <Button look="secondary" icon="copy" onClick={copy}>
          Copy answers
        </Button>
        {!offline && (
          <Button look="quiet" onClick={onDone}>
            Yes, it did
          </Button>
        )}
      </div>
    </section>
  );
}
