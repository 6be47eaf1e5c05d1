/**
 * The slug of the region whose prices are shown: the one in the query of the address (`location.search`), else that of the
 * region's page by its path, else the one that was stored before. What is not among the known slugs is ignored. Undefined if
 * none of them is a region.
 */
export function regionFrom(
  search: string,
  path: string,
  stored: string | undefined,
  known: readonly string[],
): string | undefined {
  return [new URLSearchParams(search).get("region") ?? "", path.split("/")[1], stored].find(
    (slug) => slug && known.includes(slug),
  );
}
