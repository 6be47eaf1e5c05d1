import { Disclosure } from "@/components/ui/disclosure/disclosure";
import * as styles from "./titled-list.module.scss";

/** Short headings with a sentence each, in columns; folded on phones. */
export function TitledList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Disclosure title={<h3 className="h4">{title}</h3>}>
            <p>{text}</p>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
