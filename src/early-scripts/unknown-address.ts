const pathsIn = (name: string) =>
  document.querySelector<HTMLElement>(`[data-${name}]`)?.getAttribute(`data-${name}`)?.split(" ") ??
  [];

/**
 * Forwards an unknown service or article to its list, on hosts without rules for that. For an address that ends in a space,
 * Gatsby's own scripts fail, because they take the list for the page.
 */
export function forwardUnknownAddress(): void {
  const { pathname } = location;
  const list = pathsIn("lists").find((each) => pathname.startsWith(`${each}/`));
  if (list) location.replace(list);
}
