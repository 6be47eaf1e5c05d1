import type { ReactNode } from "react";
import * as styles from "./page-head.module.scss";

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** A line above the heading, such as a breadcrumb or a link back. */
  above?: ReactNode;
  /** A `HeadAction`. */
  action?: ReactNode;
  /** Facts, prices and buttons below the lead. */
  children?: ReactNode;
}

/** The words with which a page begins. `PictureHead` and `MapHead` put them beside a picture or a map. */
export function PageHead({ title, lead, above, action, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      {above && <div className={styles.above}>{above}</div>}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {action}
      {children && <div className={styles.below}>{children}</div>}
    </div>
  );
}
