import type { ReactNode } from "react";
import * as styles from "./head-action.module.scss";

/** The main button of a page without a picture: below the words of its head, and on wide screens beside them. */
export function HeadAction({ children }: { children: ReactNode }) {
  return <div className={styles.action}>{children}</div>;
}
