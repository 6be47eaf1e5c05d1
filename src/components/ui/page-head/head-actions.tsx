import type { ReactNode } from "react";
import * as styles from "./page-head.module.scss";

/** Buttons in a row below words. */
export function HeadActions({ children }: { children: ReactNode }) {
  return <div className={`row ${styles.actions}`}>{children}</div>;
}
