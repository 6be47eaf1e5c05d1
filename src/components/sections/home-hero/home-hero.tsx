import type { CSSProperties, ReactNode } from "react";
import { BeforeAfter } from "@/components/ui/before-after/before-after";
import { Picture } from "@/components/ui/picture/picture";
import { parseSrcSet } from "@/pictures/picture-sets";
import * as styles from "./home-hero.module.scss";

interface HomeHeroProps {
  /** The same paint, clean and under dust. */
  after: Queries.PictureFragment;
  before: Queries.PictureFragment | null | undefined;
  title: string;
  /** Below the panel, on the dark ground. */
  children: ReactNode;
}

const sizes = "100vw";

/** The smallest file of a picture, as a CSS value. */
const smallest = (srcSet: string) => `url("${parseSrcSet(srcSet)[0]?.path ?? ""}")`;

/**
 * The hero of the home page: a panel of paint, half of it under dust. The headline is written in
 * the dust as if with a finger: its letters show the clean paint there, and are white on the clean
 * side.
 */
export function HomeHero({ after, before, title, children }: HomeHeroProps) {
  const foot = <div className={`column stack ${styles.foot}`}>{children}</div>;
  if (!before)
    return (
      <div className="dark">
        <div className={styles.panel}>
          <Picture picture={after} sizes={sizes} priority="high" />
          <h1 className={styles.title}>{title}</h1>
        </div>
        {foot}
      </div>
    );
  const paint = { "--paint": smallest(after.mobile.avif) } as CSSProperties;
  return (
    <div className="dark">
      <BeforeAfter
        before={before}
        after={after}
        sizes={sizes}
        priority="high"
        label="one side of a car"
        sides={["Dusty", "Detailed"]}
        variant="panel"
        className={styles.panel}
      >
        <h1 className={`${styles.title} ${styles.written}`} style={paint}>
          {title}
        </h1>
      </BeforeAfter>
      {foot}
    </div>
  );
}
