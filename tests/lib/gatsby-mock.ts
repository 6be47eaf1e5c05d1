import { type AnchorHTMLAttributes, createElement } from "react";

// Replaces the module "gatsby" in unit tests, in which no query runs and no navigation happens.

export const navigate = jest.fn();
export const graphql = (): undefined => undefined;

/** Tests set the result of a static query with `useStaticQuery.mockReturnValue(…)`. */
export const useStaticQuery = jest.fn();

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: unknown;
}

export const Link = ({ to, state: _state, ...rest }: LinkProps) =>
  createElement("a", { href: to, ...rest });
