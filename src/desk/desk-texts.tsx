import { graphql } from "gatsby";
import { addDays } from "@/business/dates";
import { useBusiness } from "@/components/hooks/use-site";
import { Button, ButtonAnchor } from "@/components/ui/button/button";
import { toast } from "@/components/ui/toaster/use-toast";
import { answerOf, type Answers } from "@/requests/field";
import { mailLink, textMessageLink } from "@/site/links";
import { paths } from "@/site/paths";
import { bookingLink, withAnswer } from "./booking-links";
import { readPrice } from "./price";
import {
  describeLength,
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
  // One car is what everybody expects, and a shorter link fits in fewer texts.
  const shown = booking.filter(([name, value]) => name !== "cars" || value !== "1");
  const quote = withAnswer(
    withAnswer(shown, "price", String(readPrice(answerOf(booking, "price")) ?? "")),
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
    mailLink(answerOf(booking, "email"), { subject, body });
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
      <ul className={styles.texts}>
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
            <p>{text.replace(link, shortened(link))}</p>
            <div className={styles.below}>
              <span>{isText ? describeLength(text) : ""}</span>
              <CopyButton label={label} text={text} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const copy = () =>
    // Browsers offer the clipboard only in a secure context.
    navigator.clipboard?.writeText(text).then(
      () => toast({ title: "Copied", description: label, variant: "success" }),
      () => undefined,
    );
  return (
    <Button variant="quiet" icon="copy" onClick={copy} aria-label={`Copy: ${label}`}>
      Copy
    </Button>
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
