import { ButtonLink } from "@/components/ui/button/button";
import * as styles from "./post-list.module.scss";

interface PagerProps {
  page: number;
  pages: number;
  /** The address of a page of this list. */
  pathOf: (page: number) => string;
}

/** Links between the pages of a list of articles; empty if there is only one page. */
export function Pager({ page, pages, pathOf }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={`row ${styles.pager}`} aria-label="Pages">
      {page > 1 && (
        <ButtonLink to={pathOf(page - 1)} variant="secondary">
          Newer articles
        </ButtonLink>
      )}
      <span className={styles.place}>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <ButtonLink to={pathOf(page + 1)} variant="secondary">
          Older articles
        </ButtonLink>
      )}
    </nav>
  );
}
