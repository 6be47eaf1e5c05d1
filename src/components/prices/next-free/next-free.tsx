import * as styles from "./next-free.module.scss";

/**
 * When the business is free again, if it is booked out. Once that day has come, a class that src/early-scripts/head.ts gives to
 * the page hides it before anything is painted.
 */
export function NextFree({ day }: { day: { text: string } }) {
  return (
    <p className={styles.nextFree}>
      Our next free day is <strong>{day.text}</strong>.
    </p>
  );
}
