/**
 * Styles that show elements marked with the visitor's region, such as `data-in="logan ipswich"`,
 * and hide those of other regions. An element with `data-not-in` is shown in all regions but those.
 * The region is `data-region` of the root element, set before the first paint
 * (src/early-scripts/head.ts). Without scripts, and in an unknown region, the first of the list is
 * shown.
 */
export function regionPriceCss(slugs: readonly string[]): string {
  const hidden = (root: string, slug = "") =>
    `${root} [data-in]:not([data-in~="${slug}"]),${root} [data-not-in~="${slug}"]`;
  const rules = slugs.map((slug) => hidden(`[data-region="${slug}"]`, slug));
  return `${[hidden(":root:not([data-region])", slugs[0]), ...rules].join(",")}{display:none}`;
}
