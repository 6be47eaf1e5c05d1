import { Link } from "gatsby";
import { type Crumb, crumbsFor } from "@/site/breadcrumbs";
import * as styles from "./breadcrumb.module.scss";

/** The breadcrumb of a page; from the path if no items are given, hidden if only one. */
export function Breadcrumb({
  path,
  items = crumbsFor(path),
}: {
  path: string;
  items?: readonly Crumb[];
}) {
  if (items.length <= 1) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`row note ${styles.list}`}>
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
