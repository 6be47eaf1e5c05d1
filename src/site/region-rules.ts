/**
 * Styles that show, of what is marked `data-in="logan ipswich"`, what holds in the visitor's region: the root's
 * `data-region`, set before the first painting (src/first-view/at-once.js). Without scripts, and in any region we do not
 * know, that is the first of the list. The regions are the owner's, so these rules are made from them.
 */
export function regionRules(slugs: readonly string[]): string {
  const hidden = (root: string, slug = "") => `${root} [data-in]:not([data-in~="${slug}"])`;
  const rules = slugs.map((slug) => hidden(`[data-region="${slug}"]`, slug));
  return `${[hidden(":root:not([data-region])", slugs[0]), ...rules].join(",")}{display:none}`;
}
