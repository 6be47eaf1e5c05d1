import { type ReactNode, useId } from "react";
import { Icon } from "@/components/ui/icon/icon";
import * as styles from "./disclosure.module.scss";

interface DisclosureProps {
  /** The heading. With `isTitlePlain`, a label that is shown only where the content is folded. */
  title: ReactNode;
  isTitlePlain?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Folded on phones, whose pages would be long. From tablets up, CSS shows the content and hides the
 * `<summary>`, so that screen readers announce nothing as closed and the Tab key doesn't stop
 * there. The heading is outside the `<summary>`, which covers it where the content is folded.
 */
export function Disclosure({ title, isTitlePlain = false, className, children }: DisclosureProps) {
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
