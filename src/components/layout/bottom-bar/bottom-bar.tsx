import { Link } from "gatsby";
import { canReceiveSms } from "@/business/australian-phone";
import { Icon } from "@/components/ui/icon/icon";
import { telephoneLink, textMessageLink } from "@/site/links";
import { paths } from "@/site/paths";
import * as styles from "./bottom-bar.module.scss";

/** Call, text and book within reach of a thumb; hidden while a form field has the focus. */
export function BottomBar({ phone }: { phone: string }) {
  return (
    <div className={styles.bar}>
      <nav
        className={styles.actions}
        aria-label={canReceiveSms(phone) ? "Call, text or book" : "Call or book"}
      >
        <a href={telephoneLink(phone)}>
          <Icon name="phone" />
          Call
        </a>
        {canReceiveSms(phone) && (
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
