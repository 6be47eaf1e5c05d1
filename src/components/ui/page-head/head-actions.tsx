import type { ReactNode } from "react";
import * as styles from "./head-actions.module.scss";

/** Buttons in a row below words. */
export function HeadActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
