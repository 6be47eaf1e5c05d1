import type { ReactNode } from "react";
import { Picture } from "../picture/picture";
import * as styles from "./closing-band.module.scss";

interface ClosingBandProps {
  title: string;
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
  /** Stands behind the words, dimmed; on phones above them. */
  picture?: Queries.PictureFragment | null | undefined;
}

/** The last word of a page: one sentence and what to do next, on the dark ground. */
export function ClosingBand({ title, children, actions, picture }: ClosingBandProps) {
  return (
    <section className={picture ? `${styles["band"]} ${styles["pictured"]}` : styles["band"]}>
      {picture && <Picture picture={picture} sizes="800px" className={styles["picture"]} />}
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
