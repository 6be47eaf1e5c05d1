import * as styles from "./ranges.module.scss";

/** A text whose ranges, such as "30–45", stay on one line. */
export function Ranges({ children: text }: { children: string }) {
  return text.split(/(\d+–\d+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
