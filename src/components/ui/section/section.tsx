import type { ReactNode } from "react";
import * as styles from "./section.module.scss";

const grounds = { paper: styles.paper, white: styles.white, dark: "dark" } as const;

export interface SectionProps {
  background?: keyof typeof grounds | undefined;
  spacing?: "tight" | "normal" | "wide" | undefined;
  /** Id of its heading. */
  id?: string | undefined;
  /** The text of its heading, which names it for screen readers. */
  title?: string | undefined;
  lead?: ReactNode;
  /** A link or button beside the heading. */
  action?: ReactNode;
  /** Id of a heading among its children, in place of a title. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  /** On wide screens the first child, a heading, is beside the second. */
  split?: boolean | undefined;
  children: ReactNode;
}

/** A band across the page with its content in the 1200 px column. */
export function Section({
  background = "paper",
  spacing = "normal",
  id,
  title,
  lead,
  action,
  labelledBy = id,
  className,
  split = false,
  children,
}: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={[styles.section, grounds[background], styles[spacing]].join(" ")}
    >
      <div className={["column", split && styles.split, className].filter(Boolean).join(" ")}>
        {title && (
          <div className={styles.head}>
            <div>
              <h2 id={id}>{title}</h2>
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
