import { Link } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./docket.module.scss";

interface RequestBarProps {
  /** What is asked for, in a few words. */
  label: string;
  total: string;
  /** The docket it stands for. */
  to: string;
  /** What to do next. */
  children?: ReactNode;
}

/** The docket on phones while it is out of sight: one line at the lower edge, in place of the bar that calls and books. */
export function RequestBar({ label, total, to, children }: RequestBarProps) {
  return (
    <div className={styles["bar"]} data-request-bar="">
      <Link to={to}>
        <span>{label}</span> <strong>{total}</strong>
      </Link>
      {children}
    </div>
  );
}
