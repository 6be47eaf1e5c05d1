import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Path of this site, with query and place where it has them. */
  to: string;
}

/**
 * A link inside the site: a plain one. Browsers that prerender (speculation rules) show the page that is ready already; in
 * the others gatsby-browser.tsx hands the press to Gatsby's router, as it does with the links in the owner's texts.
 */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}
