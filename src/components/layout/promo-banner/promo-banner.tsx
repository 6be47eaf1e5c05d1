import { graphql, Link } from "gatsby";
import { Icon } from "@/components/ui/icon/icon";
import { pages } from "@/site/pages";
import * as styles from "./promo-banner.module.scss";

/**
 * The owner's offer, on desktops only. CSS shows it after 300 ms and hides it in 300 ms.
 * src/early-scripts/offer.ts handles the press and remembers it for the browser session, so nothing
 * waits for the page's own scripts.
 */
export function PromoBanner({ promo }: { promo: Queries.PromoFragment }) {
  return (
    <aside className={styles.banner} aria-label="Offer">
      <p>
        <Link to={pages.booking.path}>{promo.text}</Link>
      </p>
      <button type="button" className={styles.close} aria-label="Close the offer" data-dismiss="">
        <Icon name="close" />
      </button>
    </aside>
  );
}

export const promoFragment = graphql`
  fragment Promo on Promo {
    text
  }
`;
