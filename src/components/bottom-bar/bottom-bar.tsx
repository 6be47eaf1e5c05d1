import { Link } from "gatsby";
import { takesTexts } from "../../business/australian-phone";
import { telephoneLink, textMessageLink } from "../../site/links";
import { paths } from "../../site/paths";
import { Icon } from "../icon/icon";
import * as styles from "./bottom-bar.module.scss";

/** Call, text and book within reach of a thumb; hidden while a form field has the focus. */
export function BottomBar({ phone }: { phone: string }) {
  return (
    <div className={styles.bar}>
      <nav
        className={styles.actions}
        aria-label={takesTexts(phone) ? "Call, text or book" : "Call or book"}
      >
        <a href={telephoneLink(phone)}>
          <Icon name="phone" />
          Call
        </a>
        {takesTexts(phone) && (
          <a href={textMessageLink(phone)}>
            <Icon name="message" />
            Text
          </a>
        )}
        <Link to={paths.booking} className={styles.book}>
          <Icon name="calendar" />
          Book
        </Link>
      </nav>
    </div>
  );
}
