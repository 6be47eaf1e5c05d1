import { Link } from "gatsby";
import { crumbsFor, type Crumb } from "../../site/breadcrumbs";
import * as styles from "./breadcrumb.module.scss";

/** The way to this page; built from the path when no items are given, hidden when there is but one. */
export function Breadcrumb({
  path,
  items = crumbsFor(path),
}: {
  path: string;
  items?: readonly Crumb[] | undefined;
}) {
  if (items.length <= 1) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles["list"]}>
        {items.map((item, index) =>
          index === items.length - 1 ? (
            <li key={item.path} aria-current="page">
              {item.label}
            </li>
          ) : (
            <li key={item.path}>
              <Link to={item.path}>{item.label}</Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
