import type { ReactNode } from "react";
import { Picture } from "../picture/picture";
import * as styles from "./seam-hero.module.scss";

interface SeamHeroProps {
  /** One car from the front, divided down its middle. */
  picture: Queries.PictureFragment;
  title: string;
  lead: ReactNode;
  /** Short facts. */
  facts: ReactNode;
  /** The first control of the page and its one button. */
  children: ReactNode;
}

/** The opening of the home page: the line between before and after runs through headline and car down to the first field. */
export function SeamHero({ picture, title, lead, facts, children }: SeamHeroProps) {
  return (
    <div className={styles["hero"]}>
      <div className={styles["scene"]}>
        <h1 className={styles["title"]}>{title}</h1>
        <Picture picture={picture} sizes="1100px" priority="first" className={styles["picture"]} />
        <p className={styles["lead"]}>{lead}</p>
        <div className={styles["facts"]}>{facts}</div>
      </div>
      <div className={styles["panel"]}>{children}</div>
    </div>
  );
}
