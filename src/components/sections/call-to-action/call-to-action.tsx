import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useOwner } from "@/components/hooks/use-site";
import { ButtonLink } from "@/components/ui/button/button";
import { paths } from "@/site/paths";
import * as styles from "./call-to-action.module.scss";

interface ClosingLineProps {
  title?: string | null | undefined;
  children: ReactNode;
  /** The label of the button. */
  book?: string | undefined;
  /** Links beside the button. */
  actions?: ReactNode;
}

/** The end of most pages: one line and one button, on the ground of the page. */
export function CallToAction({ title, children, book = "Book Now", actions }: ClosingLineProps) {
  const owner = useOwner();
  return (
    <section className={styles.closing}>
      <div>
        {title && <h2>{title}</h2>}
        <p>{children}</p>
        {owner && <small>{owner}</small>}
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.booking} icon="calendar">
          {book}
        </ButtonLink>
        {actions}
      </div>
    </section>
  );
}

export const closingFragment = graphql`
  fragment Closing on Closing {
    title
    text
  }
`;
