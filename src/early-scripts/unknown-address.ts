/** Forwards an unknown service or article to its list, on hosts without rules for that. */
export function forwardUnknownAddress(): void {
  const page = document.querySelector<HTMLElement>("[data-lists]");
  const lists = page?.dataset["lists"]?.split(" ") ?? [];
  const list = lists.find((each) => location.pathname.startsWith(`${each}/`));
  if (list) location.replace(list);
}
