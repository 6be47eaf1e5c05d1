import type { SeoPage, SiteFacts } from "../../site/head/page-facts";
import { seoFor } from "../../site/head/seo-for";
import { serialiseJsonLd } from "../../site/head/serialise-json-ld";
import { structuredDataFor } from "../../site/head/structured-data";

/** What a head says of its page; the rest (encoding, viewport, icons, styles) is the same on all. */
const ofPage =
  'meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], script[type="application/ld+json"]';

function create(tag: string, attributes: object, text = ""): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.textContent = text;
  return element;
}

/** Makes the document's head that of a page, as the page's own HTML has it. */
export function applyHead(page: SeoPage, site: SiteFacts): void {
  const { title, canonical, meta } = seoFor(page, site);
  const data = structuredDataFor(page, site);
  document.title = title;
  for (const element of document.head.querySelectorAll(ofPage)) element.remove();
  document.head.append(
    ...meta.filter((tag) => !("http-equiv" in tag)).map((tag) => create("meta", tag)),
    create("link", { rel: "canonical", href: canonical }),
    ...(data ? [create("script", { type: "application/ld+json" }, serialiseJsonLd(data))] : []),
  );
}
