import { Link } from "gatsby";
import { useBusiness } from "@/components/hooks/use-site";
import { Icon } from "@/components/ui/icon/icon";
import { telephoneLink, textMessageLink } from "@/site/links";
import { pages } from "@/site/pages";
import * as styles from "./bottom-bar.module.scss";

/** Call, text and book within reach of a thumb; hidden while a form field has the focus. */
export function BottomBar() {
  const { main, canReceiveSms } = useBusiness().phone;
  return (
    <div className={`screen-only ${styles.bar}`}>
      <nav
        className={styles.actions}
        aria-label={canReceiveSms ? "Call, text or book" : "Call or book"}
      >
        <a href={telephoneLink(main)}>
          <Icon name="phone" />
          Call
        </a>
        {canReceiveSms && (
          <a href={textMessageLink(main)}>
            <Icon name="message" />
            Text
          </a>
        )}
        <Link to={pages.booking.path} className={styles.book}>
          <Icon name="calendar" />
          Book
        </Link>
      </nav>
    </div>
  );
}
