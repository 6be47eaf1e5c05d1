import type { ReactNode } from "react";
import { Icon } from "../icon/icon";
import * as styles from "./fold.module.scss";

interface FoldProps {
  /** What opens it; from tablets up, where it is always open, its heading. */
  title: ReactNode;
  id?: string | undefined;
  /** Whether only the fold needs the title: where it is always open, the title is hidden. */
  isTitlePlain?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Folded on phones, whose pages would be long, and open from tablets up: a `<details>` that styles hold open. */
export function Fold({ title, id, isTitlePlain = false, className, children }: FoldProps) {
  return (
    <details
      id={id}
      className={className ? `${styles.fold} ${className}` : styles.fold}
      data-plain={isTitlePlain || undefined}
    >
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
