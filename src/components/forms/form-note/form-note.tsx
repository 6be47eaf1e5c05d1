import type { ReactNode } from "react";
import * as styles from "./form-note.module.scss";

/** A sentence of a form that belongs to no question. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={`note ${styles.note}`}>{children}</p>;
}
