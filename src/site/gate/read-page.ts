import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse } from "parse5";
import { parseSrcSet } from "../picture-sets";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export type Attributes = Readonly<Record<string, string>>;

/** An address a page names, by what a browser does with it. */
export interface Reference {
  /** `link`: followed by a visitor; `form`: posted to; `load`: fetched with the page. */
  use: "link" | "form" | "load";
  address: string;
}

/** What the checks need of a page, read as a browser reads it. */
export type PageReading = ReturnType<typeof readNothing>;

const readNothing = () => ({
  lang: undefined as string | undefined,
  titles: [] as string[],
  metas: [] as Attributes[],
  links: [] as Attributes[],
  /** Number of headings of level 1. */
  mainHeadings: 0,
  ids: [] as string[],
  /** Ids that labels, descriptions and buttons point to. */
  idReferences: [] as { attribute: string; id: string }[],
  references: [] as Reference[],
  /** Scripts a browser would run that stand in the page itself. */
  inlineScripts: [] as string[],
  /** Texts of `<script type="application/ld+json">`. */
  jsonLd: [] as string[],
  /** `onclick` and the like, which the Content-Security-Policy stops. */
  eventHandlers: [] as string[],
  /** Everything a person or a machine reads: text, attribute values and structured data. */
  words: [] as string[],
});

const idAttributes = new Set([
  "for",
  "list",
  "popovertarget",
  "aria-labelledby",
  "aria-describedby",
]);
// Relations that name a page rather than have it fetched.
const namedRelations = new Set(["canonical", "alternate", "prev", "next"]);
// https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type: data blocks never run.
const dataBlock = /^application\/(ld\+)?json$/i;

const known = new Map<string, string>();

/**
 * A text as it was first read: pages repeat each other, and parse5 puts its texts together sign by sign, which takes many
 * times their length. A thousand pages took 500 MB and take 130.
 */
function once(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  known.set(text, text);
  return text;
}

/** Reads a page. Never throws: a browser makes something of any text. */
export function readPage(html: string): PageReading {
  const reading = readNothing();
  // As for a visitor without JavaScript, so that what stands in noscript is checked too.
  const document = parse(html, { scriptingEnabled: false });
  const open: Node[] = [...document.childNodes].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if (tree.isTextNode(node)) reading.words.push(once(node.value));
    if (!tree.isElementNode(node)) continue;
    readElement(node, reading);
    const isCode = node.tagName === "script" || node.tagName === "style";
    const inside = "content" in node ? (node.content as Element).childNodes : node.childNodes;
    if (!isCode) open.push(...[...inside].reverse());
  }
  return reading;
}

function readElement(element: Element, reading: PageReading) {
  const attributes = Object.fromEntries(
    element.attrs.map(({ name, value }) => [name, once(value)]),
  );
  const isMain = element.namespaceURI === "http://www.w3.org/1999/xhtml";
  for (const [name, value] of Object.entries(attributes)) {
    reading.words.push(value);
    if (name === "id") reading.ids.push(value);
    if (/^on[a-z]+$/.test(name)) reading.eventHandlers.push(name);
    if (name === "style") readStyle(value, reading);
    if (idAttributes.has(name)) {
      for (const id of value.split(/\s+/).filter(Boolean)) {
        reading.idReferences.push({ attribute: name, id });
      }
    }
  }
  switch (element.tagName) {
    case "html":
      reading.lang = attributes["lang"];
      break;
    case "title":
      if (isMain) reading.titles.push(textOf(element));
      break;
    case "meta":
      reading.metas.push(attributes);
      // Pictures for shared links are named in tags that no browser loads, but others do.
      if (attributes["property"] === "og:image" || attributes["name"] === "twitter:image")
        reading.references.push({ use: "load", address: attributes["content"] ?? "" });
      break;
    case "h1":
      reading.mainHeadings += 1;
      break;
    case "style":
      readStyle(textOf(element), reading);
      break;
    case "script":
      readScript(attributes, textOf(element), reading);
  }
  readReferences(element.tagName, attributes, reading);
}

function readScript(attributes: Attributes, text: string, reading: PageReading) {
  const type = attributes["type"] ?? "";
  if (type.toLowerCase() === "application/ld+json") {
    reading.jsonLd.push(text);
    reading.words.push(text);
  } else if (attributes["src"] === undefined && !dataBlock.test(type)) {
    reading.inlineScripts.push(text);
  }
}

function readStyle(css: string, reading: PageReading) {
  for (const address of findStyleAddresses(css)) reading.references.push({ use: "load", address });
}

/** The addresses in `url(…)` of a style sheet. */
export function findStyleAddresses(css: string): string[] {
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^'")\s]*))\s*\)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? "",
  );
}

function readReferences(tag: string, attributes: Attributes, { references, links }: PageReading) {
  const add = (use: Reference["use"], ...addresses: (string | undefined)[]) => {
    for (const address of addresses) {
      if (address !== undefined) references.push({ use, address });
    }
  };
  const pathsIn = (srcSet?: string) => (srcSet ? parseSrcSet(srcSet).map(({ path }) => path) : []);
  const { href, src, srcset, imagesrcset } = attributes;
  if (tag === "a" || tag === "area") add("link", href);
  else if (tag === "form") add("form", attributes["action"]);
  else if (tag === "button" || tag === "input") add("form", attributes["formaction"]);
  else if (tag === "link") {
    links.push(attributes);
    const isNamed = namedRelations.has(attributes["rel"] ?? "");
    add(isNamed ? "link" : "load", href, ...pathsIn(imagesrcset));
  } else add("load", href ?? attributes["xlink:href"]);
  add("load", src, attributes["poster"], ...pathsIn(srcset));
}

function textOf(element: Element): string {
  return once(element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : "")).join(""));
}
