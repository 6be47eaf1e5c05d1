import { graphql } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import { formatShortDay } from "@/business/dates";
import { useBusiness } from "@/components/hooks/use-site";
import { PriceSummary } from "@/components/prices/price-summary/price-summary";
import { listAnswers } from "@/requests/answers-in-words";
import { bookingFields } from "@/requests/booking-fields";
import { answerOf, type Answers } from "@/requests/field";
import { choicesFrom, type JobContent, type LinkKind, readJobLink } from "./booking-links";
import * as styles from "./booking.module.scss";

/**
 * The fragment of the address, and what it says of a job. The fragment is undefined until React has started, because only the
 * browser knows it; the answers are undefined without a link of this kind, and where the desk is switched off.
 */
export function useJobLink(kind: LinkKind, content: JobContent) {
  const { desk } = useBusiness();
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    const read = () => {
      // A link to a place in the page, such as the one that skips the header, is no link of a job.
      if (!document.getElementById(location.hash.slice(1))) setFragment(location.hash);
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  const answers = fragment && desk ? readJobLink(kind, fragment, choicesFrom(content)) : undefined;
  return { fragment, answers };
}

interface JobProps {
  title: string;
  answers: Answers;
  total: { label: string; value: string };
  /** What can be done with it. */
  children: ReactNode;
}

/** Left out of the docket's lines: the suburb is in its head, and the price is its total. */
const leftOut: readonly string[] = ["suburb", "price_shown"];

/** A job on the docket that the visitor saw, beside what can be done with it; on phones above it. */
export function Job({ title, answers, total, children }: JobProps) {
  const fields = bookingFields.filter(({ name }) => !leftOut.includes(name));
  const sent = answerOf(answers, "sent");
  return (
    <div className={styles.layout}>
      <PriceSummary
        title={title}
        heading="h2"
        facts={[
          answerOf(answers, "reference"),
          sent && formatShortDay(new Date(sent), "UTC"),
          answerOf(answers, "suburb"),
        ]}
        lines={listAnswers(fields, answers).map(({ label, text }) => ({ label, value: text }))}
        total={total.value ? total : undefined}
      />
      <div className={styles.side}>{children}</div>
    </div>
  );
}

/** A page that shows no job: a sentence, and ways on. */
export function NoJob({ children }: { children: ReactNode }) {
  return <div className={styles.notice}>{children}</div>;
}

export const jobFragments = graphql`
  fragment JobService on Service {
    slug
    name
  }
  fragment JobPricing on Pricing {
    sizes {
      id
      name
    }
    howOften {
      label
    }
    addOns {
      title
    }
    condition {
      answers {
        title
      }
    }
  }
`;
