import type { ReactNode } from "react";
import { formatShortDay } from "@/business/dates";
import { PriceSummary, type SummaryLine } from "@/components/prices/price-summary/price-summary";
import { listAnswers } from "@/requests/answers-in-words";
import { bookingQuestions } from "@/requests/booking-questions";
import { answerOf, type Answers } from "@/requests/question";
import * as styles from "./desk-summary.module.scss";

interface DeskSummaryProps {
  title: string;
  booking: Answers;
  /** Lines after those of the booking, such as the day and the time. */
  lines: readonly SummaryLine[];
  total: { label: string; value: string };
  /** What can be done with it. */
  children: ReactNode;
}

/** Left out of the lines: the suburb is in the head of the summary, and the price is its total. */
const leftOut: readonly string[] = ["suburb", "price_shown"];

/** The summary that the visitor saw, beside what can be done with it; on phones above it. */
export function DeskSummary({ title, booking, lines, total, children }: DeskSummaryProps) {
  const fields = bookingQuestions.filter(({ name }) => !leftOut.includes(name));
  const sent = answerOf(booking, "sent");
  return (
    <div className={`column ${styles.layout}`}>
      <PriceSummary
        title={title}
        heading="h2"
        facts={[
          answerOf(booking, "reference"),
          sent && formatShortDay(new Date(sent), "UTC"),
          answerOf(booking, "suburb"),
        ]}
        lines={[
          ...listAnswers(fields, booking).map(({ label, text }) => ({ label, value: text })),
          ...lines,
        ]}
        total={total.value ? total : undefined}
      />
      <div className={`stack ${styles.side}`}>{children}</div>
    </div>
  );
}

/** Shown where there is no booking: a sentence, and what to do next. */
export function NoBooking({ children }: { children: ReactNode }) {
  return <div className={`column stack ${styles.notice}`}>{children}</div>;
}
