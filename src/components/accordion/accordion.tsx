import { Icon } from "../icon/icon";
import * as styles from "./accordion.module.scss";

interface AccordionItem {
  id: string;
  question: string;
  answerHtml: string;
}

/** Questions that open one at a time and can be closed again: `<details>` of one name, before and without scripts. */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return (
    <div className={styles["accordion"]}>
      {items.map(({ id, question, answerHtml }) => (
        <details key={id} id={id} name={name} className={styles["item"]}>
          <summary className={styles["question"]}>
            <h3>{question}</h3>
            <Icon name="chevron" className={styles["sign"]} />
          </summary>
          <div className={styles["answer"]} dangerouslySetInnerHTML={{ __html: answerHtml }} />
        </details>
      ))}
    </div>
  );
}
