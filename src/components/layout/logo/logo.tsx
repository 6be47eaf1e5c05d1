import { Link } from "gatsby";
import { useBusiness } from "@/components/hooks/use-site";
import { pages } from "@/site/pages";
import * as styles from "./logo.module.scss";

/** A gum leaf that is also a drop of water. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M16 1.5C9 9.5 5.5 14.6 5.5 20a10.5 10.5 0 0 0 21 0C26.5 14.6 23 9.5 16 1.5Z"
        fill="currentColor"
      />
      <path
        d="M16 9v18.5M16 16.5l4.6-4M16 22l5.6-5M16 19.5l-4-3.6"
        fill="none"
        stroke="var(--color-on-action)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Leads home: symbol and wordmark. The short name is large if the full name begins with it. */
export function Logo() {
  const { name, shortName } = useBusiness();
  const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length + 1) : "";
  return (
    <Link to={pages.home.path} className={styles.logo} aria-label={`${name}, home`} translate="no">
      <Mark />
      <span className={styles.words}>
        <span className={styles.first}>{rest ? shortName : name}</span>
        {rest && <span className={styles.rest}>{` ${rest}`}</span>}
      </span>
    </Link>
  );
}
