import { Link } from "gatsby";
import type { ReactNode } from "react";
import { formatLongDay } from "@/business/dates";
import { useWrittenPages } from "@/components/hooks/use-site";
import { answerOf, type Answers } from "@/requests/question";
import { pages } from "@/site/pages";
import * as styles from "./quote.module.scss";

interface QuoteTermsProps {
  booking: Answers;
  /** The rule for cancelling, as the owner has written it. */
  cancellation: string | null | undefined;
  deposit: Queries.DepositFragment | null | undefined;
  /** Once a quote is accepted, what mattered only before is left out. */
  isAccepted: boolean;
}

/** What the answer to the question about tap and power means for the visit. */
const tapAndPower: Readonly<Record<string, string>> = {
  yes: "You told us that both are within reach.",
  no: "You told us that the tap, the power point or both are missing. We'll talk about it before we come.",
};

/** What is agreed on with a quote, beside the price and the time. What the owner has not written is left out. */
export function QuoteTerms(props: QuoteTermsProps) {
  const { booking, cancellation, deposit, isAccepted } = props;
  const hasTerms = useWrittenPages().includes("terms");
  const lastDay = answerOf(booking, "last_day");
  const terms: (readonly [label: string, words: ReactNode])[] = [
    [
      "What can change the price",
      "A larger car than you described, or one in worse condition. We tell you the new price before we start, and you decide.",
    ],
    [
      "We need a tap and a power point",
      !isAccepted &&
        (tapAndPower[answerOf(booking, "utilities")] ?? "Not answered: tell us when you accept."),
    ],
    [
      "If you need to move or cancel",
      cancellation && (
        <>
          {cancellation} {hasTerms && <Link to={pages.terms.path}>{pages.terms.label}</Link>}
        </>
      ),
    ],
    [
      "Deposit",
      !isAccepted && deposit && (
        <>
          {"Accepting books the day. Then "}
          <a href={deposit.link} target="_blank" rel="noopener noreferrer">
            pay the deposit
          </a>
          {`. ${deposit.text}`}
        </>
      ),
    ],
    ["This quote is open until", !isAccepted && lastDay && formatLongDay(lastDay)],
  ];
  return (
    <dl className={styles.terms}>
      {terms.map(
        ([label, words]) =>
          words && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
