import { graphql } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import { formatDocketDay, PriceSummary } from "@/components/prices/price-summary/price-summary";
import { listAnswers } from "@/requests/answers-in-words";
import { bookingFields } from "@/requests/booking-fields";
import { answerOf, type Answers } from "@/requests/field";
import * as styles from "./job.module.scss";

/** The content that a job's link may refer to. */
export interface JobContent {
  services: readonly Queries.JobServiceFragment[];
  pricing: Queries.JobPricingFragment;
}

/** The fragment of the address; undefined until React has started, because only the browser knows it. */
export function useFragment(): string | undefined {
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    const read = () => setFragment(location.hash);
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return fragment;
}

/** The docket of a job beside what can be done with it; on phones above it. */
export function JobLayout({ docket, children }: { docket: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      {docket}
      <div className={styles.side}>{children}</div>
    </div>
  );
}

/** A part of a page that shows no job: a sentence, and ways on. */
export function JobNotice({ children }: { children: ReactNode }) {
  return <div className={styles.notice}>{children}</div>;
}

interface JobDocketProps {
  title: string;
  answers: Answers;
  total: { label: string; value: string };
}

/** Left out of the docket's lines: the suburb is in its head, and the price is its total. */
const leftOut: readonly string[] = ["suburb", "price_shown"];

/** A job as the visitor sent it. */
export function JobDocket({ title, answers, total }: JobDocketProps) {
  const fields = bookingFields.filter(({ name }) => !leftOut.includes(name));
  const sent = answerOf(answers, "sent");
  return (
    <PriceSummary
      title={title}
      heading="h2"
      facts={[
        answerOf(answers, "reference"),
        sent && formatDocketDay(new Date(sent), "UTC"),
        answerOf(answers, "suburb"),
      ]}
      lines={listAnswers(fields, answers).map(({ label, text }) => ({ label, value: text }))}
      total={total.value ? total : undefined}
    />
  );
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
