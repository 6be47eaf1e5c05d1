import { defaultTreeAdapter, parseFragment, serialize } from "parse5";

const addressAttributes = new Set(["href", "src", "poster"]);

/**
 * HTML with every address in it made absolute, as readers of a feed need it. `pageAddress` is the
 * absolute address of the page the HTML stands on.
 */
export function makeLinksAbsolute(html: string, pageAddress: string): string {
  const absolute = (address: string) =>
    URL.canParse(address, pageAddress) ? new URL(address, pageAddress).href : address;
  const fragment = parseFragment(html);
  const open: ReturnType<typeof defaultTreeAdapter.getChildNodes> = [...fragment.childNodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    for (const attribute of node.attrs) {
      if (addressAttributes.has(attribute.name)) attribute.value = absolute(attribute.value);
      if (attribute.name === "srcset") {
        attribute.value = attribute.value.replace(
          /(^|,\s+)(\S+)/g,
          (_, gap: string, address: string) => gap + absolute(address),
        );
      }
    }
    open.push(...node.childNodes);
  }
  return serialize(fragment);
}
