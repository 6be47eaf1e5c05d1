/** An address within the site, as published markdown writes it: in text, the `<` of a tag would be written otherwise. */
const innerAddress = /(<a\b[^>]* href=")(?=[/#])([^"]*)/g;

/**
 * Published markdown with every link in it made absolute, as readers of a feed need it. `pageAddress` is the absolute
 * address of the page it stands on.
 */
export function makeLinksAbsolute(html: string, pageAddress: string): string {
  const { origin } = new URL(pageAddress);
  return html.replace(
    innerAddress,
    (_, tag: string, address: string) =>
      `${tag}${address.startsWith("#") ? pageAddress : origin}${address}`,
  );
}
