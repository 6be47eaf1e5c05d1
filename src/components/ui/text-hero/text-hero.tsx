import type { ReactNode } from "react";
import * as styles from "./text-hero.module.scss";

interface TextHeroProps {
  title: string;
  lead?: ReactNode;
  above?: ReactNode;
  /** The main button of the page, beside the words on wide screens. */
  action?: ReactNode;
  children?: ReactNode;
}

/** The head of a page without a picture. */
export function TextHero({ title, lead, above, action, children }: TextHeroProps) {
  return (
    <div className={styles.hero}>
      {above && <div className={styles.above}>{above}</div>}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {children && <div className={styles.below}>{children}</div>}
    </div>
  );
}
