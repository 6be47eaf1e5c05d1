import { Link } from "gatsby";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon/icon";
import * as styles from "./button.module.scss";

type Variant = "primary" | "secondary" | "quiet";

interface ButtonBase {
  variant?: Variant | undefined;
  icon?: IconName | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
}

interface PageLink {
  to: string;
  /** In the router's navigation, and in the address for a press before scripts and a new tab. */
  state?: { service: string } | undefined;
}

/** A link out of the site. Without an address, it is text. */
interface OtherLink {
  href: string | undefined;
  onClick?: () => void;
  target?: "_blank";
  rel?: "noopener noreferrer";
}

type ButtonProps = ButtonBase & (PageLink | OtherLink | ButtonHTMLAttributes<HTMLButtonElement>);

/** Class names of a button, for elements that `Button` doesn't make. */
export function buttonClass(variant: Variant = "primary", wide = false): string {
  return ["screen-only", styles.button, styles[variant], wide ? styles.wide : ""]
    .filter(Boolean)
    .join(" ");
}

/** A link with `to` or `href`, otherwise a button; they look the same. */
export function Button({ variant, icon, wide, children, ...rest }: ButtonProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
  const look = { className: buttonClass(variant, wide), children: content };
  if ("to" in rest) {
    const { to, state } = rest;
    const address = state ? `${to}?${new URLSearchParams(state)}` : to;
    return <Link to={address} state={state} {...look} />;
  }
  return "href" in rest ? <a {...rest} {...look} /> : <button type="button" {...rest} {...look} />;
}
