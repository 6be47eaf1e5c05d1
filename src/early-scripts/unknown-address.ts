declare const PRIVATE_PATHS: readonly string[];

/**
 * Forwards an unknown service or article to its list, on hosts without rules for that, and a link
 * of the desk or a quote whose # a program has escaped.
 */
export function forwardUnknownAddress(): void {
  const page = document.querySelector<HTMLElement>("[data-lists]");
  const lists = page?.dataset["lists"]?.split(" ") ?? [];
  const { pathname } = location;
  const escaped = PRIVATE_PATHS.find((each) => pathname.startsWith(`${each}%23`));
  const target = escaped
    ? pathname.replace("%23", "#")
    : lists.find((each) => pathname.startsWith(`${each}/`));
  if (page && target) location.replace(target);
}
