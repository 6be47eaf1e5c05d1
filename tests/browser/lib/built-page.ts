import { readHtml } from "./routes";

const pages = new Map<string, Document>();

/** A built page as a document, without its scripts having run. Only for tests in jsdom. */
export function builtPage(path: string): Document {
  const page = pages.get(path) ?? new DOMParser().parseFromString(readHtml(path), "text/html");
  pages.set(path, page);
  return page;
}

/** The words of an element, with one space for any white space and between elements. */
export function wordsOf(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.closest("script, style")) texts.push(nodeValue ?? "");
  }
  return texts.join(" ").replace(/\s+/g, " ").trim();
}

/** Part of a page: a tag such as `main`, or the element that a heading or a label names. Throws if there is none. */
export function partOf(page: Document, name: string): Element {
  const labelled = [...page.querySelectorAll("[aria-label], [aria-labelledby]")].find((each) => {
    const label = each.getAttribute("aria-labelledby");
    const text = label ? page.getElementById(label)?.textContent : each.getAttribute("aria-label");
    return text?.trim() === name;
  });
  const headed = [...page.querySelectorAll("h1, h2, h3, legend")].find(
    (heading) => wordsOf(heading) === name,
  );
  const part =
    page.querySelector(/^[a-z]+$/.test(name) ? name : "_") ??
    labelled ??
    headed?.closest("li, fieldset, aside, section") ??
    headed?.parentElement;
  if (!part) throw new Error(`The page has no part called ${name}`);
  return part;
}

/** The addresses of the links in an element. */
export const linksIn = (element: Element): string[] =>
  [...element.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
