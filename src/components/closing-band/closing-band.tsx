import type { ReactNode } from "react";
import * as styles from "./closing-band.module.scss";

interface ClosingBandProps {
  title: string;
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
  /** A `BandPicture`. */
  picture?: ReactNode;
}

/** The last word of a page: one sentence and what to do next, on the dark ground. */
export function ClosingBand({ title, children, actions, picture }: ClosingBandProps) {
  return (
    <section className={styles["band"]}>
      {picture}
      <div className={styles["column"]}>
        <div className={styles["words"]}>
          <h2>{title}</h2>
          <p>{children}</p>
        </div>
        <div className={styles["actions"]}>{actions}</div>
      </div>
    </section>
  );
}
