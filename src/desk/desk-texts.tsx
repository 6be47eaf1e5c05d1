import { graphql } from "gatsby";
import { useState } from "react";
import { canReceiveSms } from "@/business/australian-phone";
import { formatDollars } from "@/business/money";
import { useBusiness } from "@/components/hooks/use-site";
import { Button } from "@/components/ui/button/button";
import { toast } from "@/components/ui/toaster/use-toast";
import { siteFolder } from "@/lib/site-folder";
import { bookingLink } from "@/requests/booking-links";
import { answerOf, type Answers } from "@/requests/question";
import { type BraceValues, nameInGreeting, replaceBraces } from "@/requests/replace-braces";
import { emailLink, textMessageLink } from "@/site/links";
import { formatVisit } from "./format-visit";
import { noteMade } from "./noted-quotes";
import * as styles from "./desk.module.scss";
import * as field from "@/components/forms/form-field/form-field.module.scss";

interface DeskTextsProps {
  booking: Answers;
  texts: readonly Queries.DeskTextFragment[];
  /** `YYYY-MM-DD` */
  today: string;
}

/** What the words in braces stand for; empty while it isn't decided. */
function braceValues(booking: Answers, today: string) {
  const answerTo = (name: string) => answerOf(booking, name);
  const price = answerTo("price") && formatDollars(Number(answerTo("price")));
  const date = formatVisit(booking, today);
  return {
    name: nameInGreeting(answerTo("full_name")),
    service: answerTo("service"),
    suburb: answerTo("suburb"),
    price,
    date,
    link: price && date && bookingLink("quote", location.origin + siteFolder(), booking),
  } satisfies BraceValues;
}

/** The owner's texts, in their order, as text messages or emails. */
export function DeskTexts({ booking, texts, today }: DeskTextsProps) {
  const { shortName } = useBusiness();
  /** The title of the text that the browser didn't copy. */
  const [uncopied, setUncopied] = useState<string>();
  const answerTo = (name: string) => answerOf(booking, name);
  const isSms = answerTo("contact_method") !== "email" && canReceiveSms(answerTo("phone"));
  const values = braceValues(booking, today);
  const subject = `${shortName}: ${answerTo("service")}, ${answerTo("reference")}`;
  const href = (body: string) =>
    (isSms && textMessageLink(answerTo("phone"), body)) ||
    emailLink(answerTo("email"), { subject, body });
  return (
    <section aria-labelledby="texts">
      <h2 id="texts">{isSms ? "Texts" : "Emails"}</h2>
      <p className="note">Each appears once its price, day and time are set.</p>
      <ul className={`stack ${styles.texts}`}>
        {texts.map(({ title, text }) => {
          const filled = replaceBraces(text, values);
          if (filled === undefined) return null;
          const isQuote = text.includes("{link}");
          const copy = async () => {
            if (isQuote) noteMade(booking);
            try {
              await navigator.clipboard.writeText(filled);
              toast({ title: "Copied", description: title, variant: "success" });
            } catch {
              setUncopied(title);
            }
          };
          return (
            <li key={title}>
              <Button
                href={href(filled)}
                icon={isSms ? "message" : "email"}
                wide
                onClick={() => isQuote && noteMade(booking)}
              >
                {title}
              </Button>
              {uncopied === title ? (
                <textarea
                  readOnly
                  rows={6}
                  className={field.control}
                  aria-label={`${title}, to copy by hand`}
                  value={filled}
                  ref={(area) => area?.select()}
                />
              ) : (
                // The link is long.
                <p>{replaceBraces(text, { ...values, link: "…" })}</p>
              )}
              <Button
                variant="quiet"
                icon="copy"
                onClick={() => void copy()}
                aria-label={`Copy: ${title}`}
              >
                Copy
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const deskTextFragment = graphql`
  fragment DeskText on DeskText {
    title
    text
  }
`;
