import { type AnchorHTMLAttributes, createElement } from "react";

// Replaces the module "gatsby" in unit tests: no query runs, and no navigation happens.

export const navigate = jest.fn();
export const graphql = (): undefined => undefined;

/** The result of a static query: set it with `useStaticQuery.mockReturnValue(…)`. */
export const useStaticQuery = jest.fn();

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: unknown;
}

export const Link = ({ to, state: _state, ...rest }: LinkProps) =>
  createElement("a", { href: to, ...rest });
