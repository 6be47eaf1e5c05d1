import { type ReactNode, useId } from "react";
import { Icon } from "@/components/ui/icon/icon";
import * as styles from "./disclosure.module.scss";

interface FoldProps {
  /** The heading; with `isTitlePlain` the words that open it, which are there only while it is folded. */
  title: ReactNode;
  isTitlePlain?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Folded on phones, whose pages would be long. From tablets up styles show the content and hide the `<summary>`, so that nothing
 * is announced as closed and no key stops there. The heading is outside, and the summary covers it where it folds.
 */
export function Disclosure({ title, isTitlePlain = false, className, children }: FoldProps) {
  const id = useId();
  if (isTitlePlain)
    return (
      <details className={styles.details}>
        <summary className={styles.plain}>
          {title}
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    );
  return (
    <div className={className ? `${styles.fold} ${className}` : styles.fold}>
      <div id={id} className={styles.heading}>
        {title}
      </div>
      <details className={styles.details}>
        <summary className={styles.cover} aria-labelledby={id}>
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    </div>
  );
}
