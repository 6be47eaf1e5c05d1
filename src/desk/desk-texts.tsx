import { graphql } from "gatsby";
import { useState } from "react";
import { addDays } from "@/business/dates";
import { useBusiness } from "@/components/hooks/use-site";
import { Button, ButtonAnchor } from "@/components/ui/button/button";
import { toast } from "@/components/ui/toaster/use-toast";
import { bookingLink, withAnswer } from "@/requests/booking-links";
import { answerOf, type Answers } from "@/requests/question";
import { emailLink, textMessageLink } from "@/site/links";
import { paths } from "@/site/paths";
import { readPrice } from "./price";
import {
  listReadyTexts,
  nextText,
  phoneProblem,
  prefersTexts,
  type WrittenTexts,
} from "./ready-texts";
import * as styles from "./desk.module.scss";

interface DeskTextsProps {
  booking: Answers;
  texts: WrittenTexts;
  /** `YYYY-MM-DD` */
  today: string;
  quoteDays: number | null | undefined;
  /** The owner has opened the text with the quote. */
  onQuoted: () => void;
}

/** The link to the quote: with the price as it was read, and the last day on which it can be accepted. */
function quoteLink(booking: Answers, today: string, quoteDays: number | null | undefined): string {
  const day = answerOf(booking, "day");
  const end = quoteDays ? addDays(today, quoteDays) : day;
  const quote = withAnswer(
    withAnswer(booking, "price", String(readPrice(answerOf(booking, "price")) ?? "")),
    "last_day",
    end < day ? end : day,
  );
  return bookingLink("quote", location.origin + paths.quote, quote);
}

/** The link as the desk shows it. The text that is sent has the whole link. */
const shortened = (link: string) => link.replace(/#.*/, "#…");

/**
 * The owner's texts in the order in which they are sent, as emails for customers who get no texts. The button of the next
 * one is solid.
 */
export function DeskTexts({ booking, texts, today, quoteDays, onQuoted }: DeskTextsProps) {
  const { shortName, social } = useBusiness();
  const isText = prefersTexts(booking);
  const problem = phoneProblem(booking);
  const link = quoteLink(booking, today, quoteDays);
  const { ready, waiting } = listReadyTexts(texts, {
    booking,
    today,
    isText,
    quoteLink: link,
    reviewsLink: social.googleReviews,
  });
  const next = nextText(booking, today);
  const subject = `${shortName}: ${answerOf(booking, "service")}, ${answerOf(booking, "reference")}`;
  const href = (body: string) =>
    (isText && textMessageLink(answerOf(booking, "phone"), body)) ||
    emailLink(answerOf(booking, "email"), { subject, body });
  if (ready.length + waiting.length === 0) return null;
  return (
    <section aria-labelledby="texts">
      <h2 id="texts">{isText ? "Texts" : "Emails"}</h2>
      {problem && <p className={styles.problem}>{problem}</p>}
      {waiting.length > 0 && (
        <p className={styles.problem}>
          {`Once there is a price, a day to come and a time: ${waiting.join(", ")}.`}
        </p>
      )}
      <ul className={`stack ${styles.texts}`}>
        {ready.map(({ name, label, text }) => (
          <li key={name}>
            <ButtonAnchor
              href={href(text)}
              icon={isText ? "message" : "email"}
              variant={name === next ? "primary" : "secondary"}
              onClick={name === "quote" ? onQuoted : undefined}
              wide
            >
              {label}
            </ButtonAnchor>
            <CopiedText label={label} text={text} shown={text.replace(link, shortened(link))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CopiedTextProps {
  label: string;
  text: string;
  /** The text with a shorter link. */
  shown: string;
}

/** A text with a button that copies it. Where the browser refuses, the whole text is shown, to be marked by hand. */
function CopiedText({ label, text, shown }: CopiedTextProps) {
  const [isWhole, setWhole] = useState(false);
  const copy = async () => {
    try {
      // Browsers offer the clipboard only in a secure context.
      await navigator.clipboard.writeText(text);
      toast({ title: "Copied", description: label, variant: "success" });
    } catch {
      setWhole(true);
      toast({
        title: "Couldn't copy",
        description: "The whole text is shown now: mark it and copy it by hand.",
        variant: "destructive",
      });
    }
  };
  return (
    <>
      <p>{isWhole ? text : shown}</p>
      <Button variant="quiet" icon="copy" onClick={() => void copy()} aria-label={`Copy: ${label}`}>
        Copy
      </Button>
    </>
  );
}

export const readyTextsFragment = graphql`
  fragment ReadyTexts on ReadyTexts {
    photos
    quote
    stillKeen
    confirm
    rain
    remind
    onMyWay
    review
  }
`;
