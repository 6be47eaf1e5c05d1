import type { ReactNode } from "react";
import * as styles from "./page-head.module.scss";

interface PageHeadProps {
  /** Shorter, for a page whose form is what visitors come for. */
  isLow?: boolean;
  title: string;
  lead: ReactNode;
  /** A line above the heading, such as a breadcrumb or a link back. */
  above?: ReactNode;
  /** The main button of a page without a picture. */
  action?: ReactNode;
  /** Facts, prices and buttons below the lead. */
  children?: ReactNode;
}

/** The words at the top of a page. `PictureHead` and `MapHead` show more beside them. */
export function PageHead({ isLow, title, lead, above, action, children }: PageHeadProps) {
  return (
    <div className={`column ${styles.head}`} data-low={isLow}>
      {above && <div className={styles.above}>{above}</div>}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {action}
      {children && <div className={styles.below}>{children}</div>}
    </div>
  );
}
