import { graphql } from "gatsby";
import { Icon } from "@/components/ui/icon/icon";
import * as styles from "./contents.module.scss";

/** With fewer sections than this, an article needs no contents list. */
const minSections = 4;

/** The sections of a long article: folded above the text, and beside it where there is room. */
export function Contents({ sections }: { sections: readonly Queries.ContentsSectionFragment[] }) {
  if (sections.length < minSections) return null;
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className={`card ${styles.folded}`}>
        <summary>
          In this article
          <Icon name="chevron" />
        </summary>
        {list}
      </details>
      <nav className={styles.beside} aria-labelledby="contents">
        <h2 id="contents" className="h4">
          In this article
        </h2>
        {list}
      </nav>
    </>
  );
}

export const contentsSectionFragment = graphql`
  fragment ContentsSection on BlogPostSection {
    id
    title
  }
`;
