import { Link } from "gatsby";
import type { ReactNode } from "react";
import { unbroken } from "@/lib/unbroken";
import * as styles from "./price-list.module.scss";

interface PriceListProps {
  /** Whether phones show only name, duration and price. */
  isShort?: boolean;
  /** Whether the words above say "from", so that the prices don't repeat it. */
  isStarting?: boolean;
  children: ReactNode;
}

/** A price list. */
export function PriceList({ isShort, isStarting, children }: PriceListProps) {
  return (
    <ul className={`lines ${styles.list}`} data-short={isShort} data-starting={isStarting}>
      {children}
    </ul>
  );
}

interface PriceLineProps {
  name: string;
  /** A `Price`. */
  price: ReactNode;
  /** A `LineChoice`, if the row can be chosen. */
  choice?: ReactNode;
  /** Where a press anywhere on the row leads. */
  to?: string | undefined;
  /** How long it takes, in words. */
  duration?: string | undefined;
  badge?: string | null | undefined;
  /** Whether the row is marked as highlighted. */
  highlighted?: boolean | undefined;
  /** A sentence below the name. */
  text?: string | undefined;
  /** Links beside the time, which stay clickable above the row's own link. */
  actions?: ReactNode;
}

/** One row: the service, how long it takes, a leader to its price, and its links. */
export function PriceLine({
  name,
  price,
  choice,
  to,
  duration,
  badge,
  highlighted,
  text,
  actions,
}: PriceLineProps) {
  const time = duration && <p className={styles.duration}>{unbroken(duration)}</p>;
  return (
    <li className={styles.line} data-highlighted={highlighted || undefined}>
      <div className={styles.head}>
        <div className={styles.name}>
          {choice}
          <h3>
            {to ? (
              <Link to={to} className="cover">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
        </div>
        {!actions && time}
        {badge && <p className={styles.badge}>{badge}</p>}
        <span className={styles.leader} aria-hidden="true" />
      </div>
      <p className={styles.price}>{price}</p>
      {text && <p className={styles.text}>{text}</p>}
      {actions && (
        <div className={styles.actions}>
          {time}
          {actions}
        </div>
      )}
    </li>
  );
}
