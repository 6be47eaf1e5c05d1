import type { CSSProperties, ReactNode } from "react";
import { BeforeAfter } from "@/components/ui/before-after/before-after";
import { Picture } from "@/components/ui/picture/picture";
import * as styles from "./page-hero.module.scss";

/** Width of the picture beside the words. */
const sizes = "1100px";

interface PageHeroProps {
  picture: Queries.PictureFragment;
  /** The same picture before the work, if there is one. */
  before?: Queries.PictureFragment | null | undefined;
  /** What both show, for the name of their slider; the title by default. */
  subject?: string | undefined;
  /** How wide the pictures of a pair are on phones, as in the attribute `sizes`. */
  mobileSizes?: string | undefined;
  title: string;
  lead: ReactNode;
  /** A small whole number of this page's own, so that its edge differs from that of the next. */
  edge?: number;
  /** A line above the heading, such as a breadcrumb or a link back. */
  above?: ReactNode;
  /** Facts, prices and buttons below the lead. */
  children?: ReactNode;
}

/**
 * Words on the dark ground, beside a picture that reaches the edge of the page; on smaller screens the picture is above
 * them.
 */
export function PageHero({
  picture,
  before,
  title,
  subject = title,
  mobileSizes,
  lead,
  edge = 0,
  above,
  children,
}: PageHeroProps) {
  return (
    <div className={styles.hero} style={{ "--page": edge } as CSSProperties}>
      {before ? (
        <BeforeAfter
          {...{ before, sizes, mobileSizes }}
          after={picture}
          label={subject}
          priority="first"
          variant="band"
          className={styles.picture}
        />
      ) : (
        <Picture picture={picture} sizes={sizes} priority="first" className={styles.picture} />
      )}
      <div className={styles.column}>
        <div className={styles.words}>
          {above && <div className={styles.above}>{above}</div>}
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Buttons in a row below the words of a hero. */
export function HeroActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
