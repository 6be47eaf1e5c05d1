/**
 * The slug of the region whose prices are shown: that of the region's page by its path, else the
 * one that was stored before. Undefined if neither is among the known slugs.
 */
export function regionFrom(
  path: string,
  stored: string | undefined,
  known: readonly string[],
): string | undefined {
  return [path.split("/")[1], stored].find((slug) => slug && known.includes(slug));
}
