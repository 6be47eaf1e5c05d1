import { Parser } from "htmlparser2";
import { parseSrcSet } from "../picture-sets";

export type Attributes = Readonly<Record<string, string>>;

/** An address a page names, by what a browser does with it. */
export interface Reference {
  /** `link`: followed by a visitor; `form`: posted to; `load`: fetched with the page. */
  use: "link" | "form" | "load";
  address: string;
}

/** What the checks need of a page, read as a browser without JavaScript reads it. */
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

/** Reads a page. Never throws: a browser makes something of any text. */
export function readPage(html: string): PageReading {
  const reading = readNothing();
  const open: { tag: string; attributes: Attributes }[] = [];
  let text = "";
  const endText = () => {
    if (text !== "") readText(text, open, reading);
    text = "";
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      endText();
      open.push({ tag, attributes });
      readElement(tag, attributes, reading);
    },
    // In pieces: the parser ends one at every entity.
    ontext(piece) {
      text += piece;
    },
    onclosetag() {
      endText();
      open.pop();
    },
  });
  parser.end(html);
  return reading;
}

type OpenElements = readonly { tag: string; attributes: Attributes }[];

function readText(text: string, open: OpenElements, reading: PageReading) {
  const { tag, attributes = {} } = open.at(-1) ?? {};
  if (tag === "style") readStyle(text, reading);
  else if (tag === "script") readScript(attributes, text, reading);
  else reading.words.push(text);
  // A drawing has a title of its own.
  if (tag === "title" && !open.some((each) => each.tag === "svg")) reading.titles.push(text);
}

function readElement(tag: string, attributes: Attributes, reading: PageReading) {
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
  if (tag === "html") reading.lang = attributes["lang"];
  if (tag === "h1") reading.mainHeadings += 1;
  if (tag === "meta") {
    reading.metas.push(attributes);
    // Pictures for shared links are named in tags that no browser loads, but others do.
    if (attributes["property"] === "og:image" || attributes["name"] === "twitter:image")
      reading.references.push({ use: "load", address: attributes["content"] ?? "" });
  }
  readReferences(tag, attributes, reading);
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
