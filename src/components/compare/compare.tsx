import { Picture, type Priority } from "../picture/picture";
import * as styles from "./compare.module.scss";

interface CompareProps {
  before: Queries.PictureFragment;
  after: Queries.PictureFragment;
  sizes: string;
  mobileSizes?: string | undefined;
  /** How soon "after" is wanted; "before" follows it, because two at once would each take longer. */
  priority?: Priority | undefined;
  /** What is compared, for the slider's name: "the front wheel". */
  label: string;
}

/**
 * Before and after, one over the other, with a native range input between them; side by side without scripts.
 * The script in the head moves the edge, so it works before the page's own scripts are there.
 */
export function Compare({ before, after, sizes, mobileSizes, priority, label }: CompareProps) {
  return (
    <div className={styles.compare} data-compare="">
      <figure className={styles.side}>
        <Picture picture={after} sizes={sizes} mobileSizes={mobileSizes} priority={priority} />
        <figcaption className={styles.after}>After</figcaption>
      </figure>
      <figure className={`${styles.side} ${styles.over}`}>
        <Picture picture={before} sizes={sizes} mobileSizes={mobileSizes} />
        <figcaption className={styles.before}>Before</figcaption>
      </figure>
      <input
        className={styles.range}
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        aria-label={`Before and after: ${label}`}
      />
      <span className={styles.edge} aria-hidden="true" />
    </div>
  );
}
