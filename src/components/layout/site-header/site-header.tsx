import { Link } from "gatsby";
import { type FocusEvent, useEffect, useRef } from "react";
import { BookNow } from "@/components/forms/book-now/book-now";
import { useBusiness, useHasArticles } from "@/components/hooks/use-site";
import { Logo } from "@/components/layout/logo/logo";
import { Icon } from "@/components/ui/icon/icon";
import { telephoneLink } from "@/site/links";
import { currentOf, linksOf, pages } from "@/site/pages";
import * as styles from "./site-header.module.scss";

/** Browsers before 2024 have no popovers: a link to the footer's links replaces the menu. */
function closeMenu(menu: HTMLElement | null): void {
  if (menu && "hidePopover" in menu) menu.hidePopover();
}

/** Logo and navigation. */
export function SiteHeader({ path }: { path: string }) {
  const { phone } = useBusiness();
  // The owner's own page needs no navigation for visitors.
  if (path === pages.desk.path)
    return (
      <header className={styles.header}>
        <div className={`column ${styles.bar}`}>
          <Logo />
        </div>
      </header>
    );
  const isBooked = path === pages.thanks.path || path === pages.quote.path;
  return (
    <header className={styles.header}>
      <div className={`column ${styles.bar}`}>
        <Logo />
        <nav className={`screen-only ${styles.nav}`} aria-label="Main">
          <MenuLinks menu="bar" path={path} />
        </nav>
        <a href={telephoneLink(phone.main)} className={styles.phone} aria-label={phone.main}>
          <Icon name="phone" />
          <span>{phone.main}</span>
        </a>
        <a href="#footer-links" className={styles.plainMenu}>
          Menu
        </a>
        {!isBooked && (
          <div className={styles.book}>
            <BookNow variant="secondary" />
          </div>
        )}
        <button
          type="button"
          className={`screen-only ${styles.toggle}`}
          popovertarget="menu"
          aria-label="Menu"
        >
          <Icon name="menu" className={styles.open} />
          <Icon name="close" className={styles.close} />
        </button>
      </div>
      <MobileMenu path={path} />
    </header>
  );
}

interface MenuLinksProps {
  menu: "bar" | "menu";
  path: string;
  onClick?: () => void;
}

const MenuLinks = ({ menu, path, onClick }: MenuLinksProps) => (
  <ul>
    {linksOf(menu, useHasArticles()).map(({ to, label }) => (
      <li key={to}>
        <Link to={to} aria-current={currentOf(to, path)} onClick={onClick}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

/** A popover: it opens before scripts run, and an outside press or Escape closes it. */
function MobileMenu({ path }: { path: string }) {
  const menu = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    // Only a change of page closes the menu, so that one opened before hydration stays open.
    if (path !== shownPath.current) closeMenu(menu.current);
    shownPath.current = path;
  }, [path]);
  // The button that opens the menu closes it too.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isToggle = relatedTarget?.matches('[popovertarget="menu"]');
    if (relatedTarget && !isToggle && !currentTarget.contains(relatedTarget))
      closeMenu(currentTarget);
  };
  return (
    <nav
      id="menu"
      popover="auto"
      ref={menu}
      className={styles.menu}
      aria-label="Menu"
      onBlur={onBlur}
    >
      {/* Keeps a press from reaching what is under the open menu. */}
      <button
        type="button"
        className={styles.outside}
        popovertarget="menu"
        popovertargetaction="hide"
        tabIndex={-1}
        aria-hidden="true"
      />
      <MenuLinks menu="menu" path={path} onClick={() => closeMenu(menu.current)} />
      <BookNow wide />
    </nav>
  );
}
