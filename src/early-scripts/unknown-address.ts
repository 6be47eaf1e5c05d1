import { addressOf, pathOf, type SitePath } from "@/site/address";

declare const PRIVATE_PATHS: readonly SitePath[];

/**
 * Forwards an unknown service or article to its list, on hosts without rules for that, and a link
 * of the desk or a quote whose # a program has escaped.
 */
export function forwardUnknownAddress(): void {
  const page = document.querySelector<HTMLElement>("[data-lists]");
  const lists = page?.dataset["lists"]?.split(" ") ?? [];
  const path = pathOf(location.pathname);
  const escaped = PRIVATE_PATHS.find((each) => path.startsWith(`${each}%23`));
  const target = escaped
    ? path.replace("%23", "#")
    : lists.find((each) => path.startsWith(`${each}/`));
  if (page && target) location.replace(addressOf(target as SitePath));
}
