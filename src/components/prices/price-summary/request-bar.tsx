import type { ReactNode } from "react";
import * as styles from "./price-summary.module.scss";

interface RequestBarProps {
  /** The request in a few words. */
  label: string;
  total: string;
  /** Id of the docket, on the same page. The browser's own link keeps the query, which holds the choices. */
  docket: string;
  /** The words of the button. */
  children?: ReactNode;
}

/** The docket on phones while it is out of sight: one line at the lower edge, in place of the bar that calls and books. */
export function RequestBar({ label, total, docket, children }: RequestBarProps) {
  return (
    <div className={styles.bar} data-request-bar="">
      <a href={`#${docket}`}>
        <span>{label}</span> <strong>{total}</strong>
      </a>
      {children}
    </div>
  );
}
