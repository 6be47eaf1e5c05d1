import * as styles from "./titled-list.module.scss";

/** Short headings with a sentence each, as lines of a list. */
export function TitledList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles["list"]}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
