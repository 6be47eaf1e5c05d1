import { graphql } from "gatsby";
import { useOwner } from "@/components/hooks/use-site";
import { ButtonLink } from "@/components/ui/button/button";
import { paths } from "@/site/paths";
import * as styles from "./call-to-action.module.scss";

interface CallToActionProps {
  /** A heading, if there is one. */
  title?: string | null | undefined;
  /** One or two sentences. */
  text?: string | undefined;
  /** The label of the button. */
  book?: string;
  /** Another way on, beside the button. */
  also?: { to: string; label: string };
}

/** The end of most pages: one line and one button, on the ground of the page. */
export function CallToAction({ title, text, book = "Book Now", also }: CallToActionProps) {
  const owner = useOwner();
  return (
    <section className={styles.closing}>
      <div>
        {title && <h2>{title}</h2>}
        {text && <p>{text}</p>}
        {owner && <small>{owner}</small>}
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.booking} icon="calendar">
          {book}
        </ButtonLink>
        {also && (
          <ButtonLink to={also.to} variant="secondary">
            {also.label}
          </ButtonLink>
        )}
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
