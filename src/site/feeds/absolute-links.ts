import { defaultTreeAdapter, parseFragment, serialize } from "parse5";

/**
 * HTML with every link in it made absolute, as readers of a feed need it; published markdown names no other addresses.
 * `pageAddress` is the absolute address of the page the HTML stands on.
 */
export function makeLinksAbsolute(html: string, pageAddress: string): string {
  const fragment = parseFragment(html);
  const open: ReturnType<typeof defaultTreeAdapter.getChildNodes> = [...fragment.childNodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    for (const attribute of node.attrs)
      if (attribute.name === "href" && URL.canParse(attribute.value, pageAddress))
        attribute.value = new URL(attribute.value, pageAddress).href;
    open.push(...node.childNodes);
  }
  return serialize(fragment);
}
