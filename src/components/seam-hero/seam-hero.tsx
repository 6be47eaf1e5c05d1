import type { ReactNode } from "react";
import { Picture } from "../picture/picture";
import * as styles from "./seam-hero.module.scss";

/** How wide the frame of the car is, which is transparent beside it. */
const sizes = { sizes: "1120px", mobileSizes: "150vw" };

interface SeamHeroProps {
  /** The same car twice in one frame, on a transparent ground: clean, and before. */
  after: Queries.PictureFragment;
  before: Queries.PictureFragment | null | undefined;
  title: string;
  /** The sentence, the first control of the page and its one button. */
  children: ReactNode;
  /** Short facts. */
  facts: ReactNode;
}

/**
 * The opening of the home page is a slider: its line divides headline and car into before and after. It is in the middle
 * without scripts; src/first-view/first-view.ts moves it before the page's own scripts are there.
 */
export function SeamHero({ after, before, title, children, facts }: SeamHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.scene} data-compare="">
          <h1 className={before ? `${styles.title} ${styles.divided}` : styles.title}>{title}</h1>
          <div className={styles.car}>
            <Picture {...sizes} picture={after} priority="first" />
            {before && (
              <Picture
                {...sizes}
                picture={before}
                priority="eager"
                className={styles.before}
                alt=""
              />
            )}
          </div>
          {before && (
            <>
              <input
                className={styles.range}
                type="range"
                min="0"
                max="100"
                defaultValue="50"
                autoComplete="off"
                aria-label="Before and after: the same car, dusty and detailed"
              />
              <span className={styles.seam} aria-hidden="true" />
            </>
          )}
          <div className={styles.words}>{children}</div>
        </div>
        {facts}
      </div>
    </div>
  );
}
