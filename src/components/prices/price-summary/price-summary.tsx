import type { ReactNode } from "react";
import { type Cost, formatCost } from "@/business/estimate";
import { formatDollars } from "@/business/money";
import { unbroken } from "@/lib/unbroken";
import * as styles from "./price-summary.module.scss";

export interface SummaryLine {
  label: string;
  /** A price or a few words. */
  value: ReactNode;
}

interface PriceSummaryProps {
  title: string;
  /** Below the title: number, date, place. */
  facts?: readonly (string | undefined)[];
  /** Level of the heading. */
  heading: "h2" | "h3";
  lines: readonly SummaryLine[];
  total?: SummaryLine | undefined;
  /** Below the figures: remarks, a button. */
  children?: ReactNode;
}

/** The lines of a cost in a region: the service, and each addition with its starting price. */
export const costLines = (
  { kind, label, service, additions }: Cost,
  region: string | undefined,
): SummaryLine[] => [
  { label, value: formatCost(kind, service, region) },
  ...additions.map(({ title, from }) => ({
    label: title,
    value: from ? `from ${formatDollars(from)}` : "on the quote",
  })),
];

/** Shown in place of an answer that is still missing. */
export const missing = "–";

/** Whether a value is a price or still missing, so that a dotted leader goes to it. */
const isFigure = (value: ReactNode) =>
  typeof value !== "string" || value.includes("$") || value === missing;

/** What a visitor asks for, as on a paper receipt: lines with prices, and a total. */
export function PriceSummary({
  title,
  facts = [],
  heading: Heading,
  lines,
  total,
  children,
}: PriceSummaryProps) {
  return (
    <section className={styles.summary} aria-label={title}>
      <div className={styles.paper}>
        <header>
          <Heading className="h4">{title}</Heading>
          {facts.some(Boolean) && <p>{unbroken(facts.filter(Boolean).join("\u00a0· "))}</p>}
        </header>
        {lines.length > 0 && (
          <dl>
            {lines.map(({ label, value }) => (
              <div key={label} data-figure={isFigure(value) || undefined}>
                <dt>{label}</dt>
                <dd>{typeof value === "string" ? unbroken(value) : value}</dd>
              </div>
            ))}
          </dl>
        )}
        {total && (
          <p className={styles.total}>
            <span>{total.label} </span>
            <strong>{total.value}</strong>
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
