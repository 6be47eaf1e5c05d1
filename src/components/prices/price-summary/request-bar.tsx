import type { ReactNode } from "react";
import * as styles from "./price-summary.module.scss";

interface RequestBarProps {
  /** The request in a few words. */
  label: string;
  total: string | undefined;
  /**
   * Id of the summary, on the same page. The browser's own link keeps the query, which holds the
   * choices.
   */
  summary: string;
  /** The label of the button. */
  children?: ReactNode;
}

/**
 * Replaces the bottom bar on phones while the summary is out of sight: one line with the request
 * and its total.
 */
export function RequestBar({ label, total, summary, children }: RequestBarProps) {
  return (
    <div className={styles.bar} data-request-bar="">
      <a href={`#${summary}`}>
        <strong>{total}</strong> <span>{label}</span>
      </a>
      {children}
    </div>
  );
}
