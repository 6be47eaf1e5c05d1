import { Icon, type IconName } from "../icon/icon";
import * as styles from "./titled-list.module.scss";

interface TitledListProps {
  items: readonly { title: string; text: string }[];
  /** Drawings by place; with them the lines stand in two columns. */
  icons?: readonly IconName[];
}

/** Short headings with a sentence each, as lines of a list. */
export function TitledList({ items, icons }: TitledListProps) {
  return (
    <ul className={icons ? styles["drawn"] : styles["list"]}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          {icons && <Icon name={icons[index % icons.length] ?? "check"} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
