import { Icon } from "@/components/ui/icon/icon";
import { slugOf } from "@/lib/slug-of";
import * as styles from "./accordion.module.scss";

interface AccordionItem {
  /** Its id in the page; made from the question if none is given. */
  slug?: string;
  question: string;
  answerHtml: string;
}

interface AccordionProps {
  /** Groups the questions that close each other. */
  name: string;
  items: readonly AccordionItem[];
  /** Level of the questions' headings: one below the heading above them. */
  level?: 2 | 3;
}

/** Questions, one open at a time: `<details>` of one name, which need no scripts. */
export function Accordion({ name, items, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="lines">
      {items.map(({ question, slug = slugOf(question), answerHtml }) => (
        <details key={slug} name={name}>
          <summary className={styles.question}>
            <Heading className="h4">{question}</Heading>
            <Icon name="chevron" />
          </summary>
          {/* Browsers open what is around the target of a link. */}
          <div
            id={slug}
            className={styles.answer}
            dangerouslySetInnerHTML={{ __html: answerHtml }}
          />
        </details>
      ))}
    </div>
  );
}
