import { useEffect } from "react";
import { useSiteFacts } from "../../hooks/use-site";
import { seoFor } from "../../site/head/seo-for";
import { serialiseJsonLd } from "../../site/head/serialise-json-ld";
import { structuredDataFor } from "../../site/head/structured-data";
import type { SeoProps } from "./seo";

/** What a head says of its page; the rest (encoding, viewport, icons, styles) is the same on all. */
const ofPage =
  'meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], script[type="application/ld+json"]';

function create(tag: string, attributes: object, text = ""): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.textContent = text;
  return element;
}

/** After a navigation inside the site: the whole head of the new page, as its own HTML has it. Stands in for seo.tsx in the browser. */
export function Seo({ page }: SeoProps) {
  const site = useSiteFacts();
  useEffect(() => {
    const { title, canonical, meta } = seoFor(page, site);
    // A page that was opened by its address brought its head.
    const current = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (current?.getAttribute("href") === canonical && document.title === title) return;
    const data = structuredDataFor(page, site);
    document.title = title;
    for (const element of document.head.querySelectorAll(ofPage)) element.remove();
    document.head.append(
      ...meta.filter((tag) => !("http-equiv" in tag)).map((tag) => create("meta", tag)),
      create("link", { rel: "canonical", href: canonical }),
      ...(data ? [create("script", { type: "application/ld+json" }, serialiseJsonLd(data))] : []),
    );
  });
  return null;
}
