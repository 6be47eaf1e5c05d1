import { Icon } from "../icon/icon";
import * as styles from "./suburb-grid.module.scss";

/** Suburbs covered, with postcodes. */
export function SuburbGrid({
  suburbs,
}: {
  suburbs: readonly { name: string; postcode: string }[];
}) {
  return (
    <ul className={styles["grid"]}>
      {suburbs.map(({ name, postcode }) => (
        <li key={name}>
          <Icon name="pin" />
          {name} <span>{postcode}</span>
        </li>
      ))}
    </ul>
  );
}
