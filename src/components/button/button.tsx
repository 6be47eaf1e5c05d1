import { Link as RouterLink } from "gatsby";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "../link/link";
import { Icon, type IconName } from "../icon/icon";
import * as styles from "./button.module.scss";

type Variant = "primary" | "secondary" | "quiet";

interface Common {
  variant?: Variant | undefined;
  icon?: IconName | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
}

/** Class names of a button, for elements that are none of the components here. */
export function buttonClass(variant: Variant = "primary", wide = false): string {
  return [styles["button"], styles[variant], wide ? styles["wide"] : ""].filter(Boolean).join(" ");
}

function Content({ icon, children }: Pick<Common, "icon" | "children">) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
}

/**
 * A link inside the site that looks like a button. `state` travels with a navigation of Gatsby's router; pressed before the
 * scripts are there, the service goes into the address (first-view.js).
 */
export function ButtonLink({
  to,
  state,
  variant,
  icon,
  wide,
  children,
}: Common & { to: string; state?: { service: string } | undefined }) {
  const className = buttonClass(variant, wide);
  const content = <Content icon={icon}>{children}</Content>;
  return state ? (
    <RouterLink to={to} state={state} data-service={state.service} className={className}>
      {content}
    </RouterLink>
  ) : (
    <Link to={to} className={className}>
      {content}
    </Link>
  );
}

/** A link that leaves the site (telephone, mail, web) and looks like a button. */
export function ButtonAnchor({
  href,
  variant,
  icon,
  wide,
  children,
  ...rest
}: Common & { href: string; target?: string; rel?: string }) {
  return (
    <a href={href} className={buttonClass(variant, wide)} {...rest}>
      <Content icon={icon}>{children}</Content>
    </a>
  );
}

/** A button that does something on this page. */
export function Button({
  variant,
  icon,
  wide,
  children,
  type = "button",
  ...rest
}: Common & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type={type} className={buttonClass(variant, wide)} {...rest}>
      <Content icon={icon}>{children}</Content>
    </button>
  );
}
