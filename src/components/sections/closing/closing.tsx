import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { BookNow } from "@/components/forms/book-now/book-now";
import { useBusiness, useOwner } from "@/components/hooks/use-site";
import { Button } from "@/components/ui/button/button";
import { Picture } from "@/components/ui/picture/picture";
import { telephoneLink } from "@/site/links";
import * as styles from "./closing.module.scss";

interface ClosingProps {
  /** A heading. Without it, the text is as large as one. */
  title?: string | null | undefined;
  /** One or two sentences. */
  text?: ReactNode;
  /** The label of the button. */
  book?: string;
  /** Another way on, beside the button. */
  also?: { to: string; label: string };
  /** Whether it is on the dark ground with larger type, as on the home page. */
  onInk?: boolean;
  /** Whether it is beside something else, in a section of the page. */
  isBeside?: boolean;
  /**
   * A picture whose subject is on the right and whose edges have the colour of the dark ground; on
   * phones it is above the words.
   */
  picture?: Queries.PictureFragment | null | undefined;
}

/** The end of most pages: what to do next, the number to call and who answers it. */
export function Closing({ title, text, book, also, onInk, isBeside, picture }: ClosingProps) {
  const owner = useOwner();
  const { phone } = useBusiness();
  return (
    <section
      className={["screen-only", !isBeside && styles.closing, onInk && "dark"]
        .filter(Boolean)
        .join(" ")}
    >
      {picture && <Picture picture={picture} sizes="90vw" className={styles.picture} />}
      <div className={isBeside ? "stack" : `column ${styles.column}`}>
        <div className={styles.words}>
          {title && <h2>{title}</h2>}
          {text && <p>{text}</p>}
        </div>
        <div>
          <a href={telephoneLink(phone.main)} className={`h3 ${styles.number}`}>
            {phone.main}
          </a>
          {owner && <small className={styles.owner}>{owner}</small>}
          <div className={`row ${styles.actions}`}>
            <BookNow label={book} />
            {also && (
              <Button to={also.to} variant="secondary">
                {also.label}
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

export const closingFragments = graphql`
  fragment Closing on Closing {
    title
    text
  }
  fragment PageClosing on PageContent {
    closing {
      ...Closing
    }
  }
`;
