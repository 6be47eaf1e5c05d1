import * as styles from "./check-list.module.scss";

/** A list with a tick before each item. */
export function CheckList({ items, columns = 1 }: { items: readonly string[]; columns?: 1 | 2 }) {
  return (
    <ul className={columns === 2 ? `${styles.list} ${styles.two}` : styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
