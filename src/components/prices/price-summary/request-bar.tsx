import type { ReactNode } from "react";
import * as styles from "./price-summary.module.scss";

interface RequestBarProps {
  /** The request in a few words. */
  label: string;
  total: string | undefined;
  /** Id of the summary on this page, for a link that keeps the query with the choices. */
  summary: string;
  /** The label of the button. */
  children?: ReactNode;
}

/** In place of the bottom bar on phones, while the summary is out of sight. */
export function RequestBar({ label, total, summary, children }: RequestBarProps) {
  return (
    <div className={`screen-only ${styles.bar}`} data-request-bar="">
      <a href={`#${summary}`} className={styles.request}>
        <strong>{total}</strong> <span>{label}</span>
      </a>
      {children}
    </div>
  );
}
