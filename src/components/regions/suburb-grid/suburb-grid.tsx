import { Link } from "gatsby";
import { bookingPath } from "@/requests/booking-query";
import * as styles from "./suburb-grid.module.scss";

/** Suburbs covered, with postcodes; each leads to the booking form with the suburb filled in. */
export function SuburbGrid({
  suburbs,
}: {
  suburbs: readonly { name: string; postcode: string }[];
}) {
  return (
    <ul className={styles.grid} translate="no">
      {suburbs.map(({ name, postcode }) => (
        <li key={name}>
          <Link to={bookingPath({ suburb: name })}>
            {name} <span>{postcode}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
