import * as styles from "./price.module.scss";

interface PriceProps {
  /** As shown: From $90. */
  text: string;
  /** Dollars an hour, where the work is charged by the hour. */
  perHour?: number | null | undefined;
  size?: "normal" | "large";
}

/** A starting price set as typography: a small From and a large figure. */
export function Price({ text, perHour, size = "normal" }: PriceProps) {
  const [word, figure] = text.split(" ");
  return (
    <span className={size === "large" ? `${styles["price"]} ${styles["large"]}` : styles["price"]}>
      <span className={styles["from"]}>{word}</span>{" "}
      <span className={styles["figure"]}>{figure}</span>
      {perHour ? <span className={styles["unit"]}>{` $${perHour} per hour`}</span> : null}
    </span>
  );
}
