import type { AnchorHTMLAttributes } from "react";

// Stands in for the module "gatsby" in unit tests: a link is a plain link, nothing is queried.

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  activeStyle?: object;
  partiallyActive?: boolean;
  replace?: boolean;
  state?: unknown;
}

/** A plain link; the parts only Gatsby's router understands are left out. */
export function Link({
  to,
  activeClassName: _activeClassName,
  activeStyle: _activeStyle,
  partiallyActive: _partiallyActive,
  replace: _replace,
  state: _state,
  ...rest
}: LinkProps) {
  return <a href={to} {...rest} />;
}

/** Gatsby's scripts load nothing in a unit test. */
export function Script() {
  return null;
}

export const navigate = jest.fn();
export const withPrefix = (path: string): string => path;
export const graphql = (): undefined => undefined;

/** What hooks with a static query get: set it with `useStaticQuery.mockReturnValue(…)`. */
export const useStaticQuery = jest.fn();
