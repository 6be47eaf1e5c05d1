import { Link } from "gatsby";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon/icon";
import { paths } from "@/site/paths";
import * as styles from "./button.module.scss";

type Variant = "primary" | "secondary" | "quiet";

interface Common {
  variant?: Variant | undefined;
  icon?: IconName | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
}

/** Class names of a button, for elements that use none of the components here. */
export function buttonClass(variant: Variant = "primary", wide = false): string {
  return ["screen-only", styles.button, styles[variant], wide ? styles.wide : ""]
    .filter(Boolean)
    .join(" ");
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
 * A link inside the site that looks like a button. `state` travels with a navigation of Gatsby's
 * router, and in the address for a press before the scripts are there and for a new tab.
 */
export function ButtonLink({
  to,
  state,
  variant,
  icon,
  wide,
  children,
}: Common & { to: string; state?: { service: string } | undefined }) {
  return (
    <Link
      to={state ? `${to}?${new URLSearchParams(state)}` : to}
      state={state}
      className={buttonClass(variant, wide)}
    >
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}

interface BookNowProps extends Pick<Common, "variant" | "wide"> {
  label?: string | undefined;
  /** Id or short code of the service to book. */
  service?: string;
  /** Its name, for those who can't see the row that the button is in. */
  of?: string;
}

/** Leads to the booking form. */
export function BookNow({ label = "Book Now", service, of, variant, wide }: BookNowProps) {
  const icon = variant ? undefined : "calendar";
  const state = service ? { service } : undefined;
  return (
    <ButtonLink to={paths.booking} {...{ state, icon, variant, wide }}>
      {label}
      {of && <span className="visually-hidden">{` ${of}`}</span>}
    </ButtonLink>
  );
}

/** A link that leaves the site and looks like a button. Without an address, it is text. */
export function ButtonAnchor({
  href,
  variant,
  icon,
  wide,
  children,
  ...rest
}: Common & {
  href: string | undefined;
  target?: string;
  rel?: string;
}) {
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
