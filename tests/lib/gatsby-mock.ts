import { type AnchorHTMLAttributes, createElement } from "react";

// Stands in for the module "gatsby" in unit tests: nothing is queried, and nobody goes to another page.

export const navigate = jest.fn();
export const graphql = (): undefined => undefined;

/** What hooks with a static query get: set it with `useStaticQuery.mockReturnValue(…)`. */
export const useStaticQuery = jest.fn();

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: unknown;
}

export const Link = ({ to, state: _state, ...rest }: LinkProps) =>
  createElement("a", { href: to, ...rest });
