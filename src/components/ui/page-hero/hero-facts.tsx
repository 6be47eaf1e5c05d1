import type { ReactNode } from "react";
import * as styles from "./hero-facts.module.scss";

/** Short facts in a row: a price, a time, a number. */
export function HeroFacts({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
