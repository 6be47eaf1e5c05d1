import { Parser } from "htmlparser2";
import { parseSrcSet } from "@/pictures/picture-sets";

type Attributes = Readonly<Record<string, string>>;

/** An address that a page links to, posts to or loads. */
export interface PageLink {
  /** How the page uses it: visitors follow it, a form posts to it, or browsers load it with the page. */
  use: "link" | "form" | "load";
  address: string;
}

/** What the gate needs to know about a page. Scripts are not run for it. */
export type PageReading = ReturnType<typeof emptyReading>;

const emptyReading = () => ({
  titles: [] as string[],
  descriptions: [] as string[],
  canonicals: [] as string[],
  /** Whether search engines may list it. */
  isIndexed: true,
  /** Whether it only redirects to another page. */
  isRedirect: false,
  /** The number of headings of level 1. */
  mainHeadings: 0,
  ids: [] as string[],
  references: [] as PageLink[],
});

/** The relations of `<link>` elements that name a page, which browsers don't load. */
const namedRelations = new Set(["canonical", "alternate", "prev", "next"]);

/** Reads the HTML of a page. Never throws, because any text is HTML to a browser. */
export function readPage(html: string): PageReading {
  const reading = emptyReading();
  const open: string[] = [];
  let text = "";
  const parser = new Parser({
    onopentag(tag, attributes) {
      open.push(tag);
      text = "";
      readElement(tag, attributes, reading);
    },
    // The parser passes a text in pieces, split at every entity.
    ontext(piece) {
      text += piece;
    },
    onclosetag(tag) {
      open.pop();
      if (tag === "style") readStyle(text, reading);
      // The title of a drawing isn't the title of the page.
      if (tag === "title" && !open.includes("svg")) reading.titles.push(text);
      text = "";
    },
  });
  parser.end(html);
  return reading;
}

function readElement(tag: string, attributes: Attributes, reading: PageReading): void {
  const { id, style, rel, href } = attributes;
  if (id !== undefined) reading.ids.push(id);
  if (style !== undefined) readStyle(style, reading);
  if (tag === "h1") reading.mainHeadings += 1;
  if (tag === "meta") readMeta(attributes, reading);
  if (tag === "link" && rel === "canonical") reading.canonicals.push(href ?? "");
  readReferences(tag, attributes, reading);
}

function readMeta({ name, property, content = "", ...rest }: Attributes, reading: PageReading) {
  if (name === "description") reading.descriptions.push(content);
  if (name === "robots" && content.includes("noindex")) reading.isIndexed = false;
  if (rest["http-equiv"] === "refresh") reading.isRedirect = true;
  // Browsers don't load this picture, but social networks do.
  if (property === "og:image") reading.references.push({ use: "load", address: content });
}

/** Adds the addresses in `url(…)` of a style sheet. */
function readStyle(css: string, { references }: PageReading): void {
  for (const [, address = ""] of css.matchAll(/url\(\s*["']?([^"')]+?)["']?\s*\)/g))
    references.push({ use: "load", address });
}

function readReferences(tag: string, attributes: Attributes, { references }: PageReading): void {
  const add = (use: PageLink["use"], ...addresses: (string | undefined)[]) => {
    for (const address of addresses) if (address !== undefined) references.push({ use, address });
  };
  const pathsIn = (srcSet?: string) => (srcSet ? parseSrcSet(srcSet).map(({ path }) => path) : []);
  const { href, rel = "", src, srcset, imagesrcset } = attributes;
  if (tag === "a" || tag === "area") add("link", href);
  else if (tag === "form") add("form", attributes["action"]);
  else if (tag === "button" || tag === "input") add("form", attributes["formaction"]);
  else if (tag === "link")
    add(namedRelations.has(rel) ? "link" : "load", href, ...pathsIn(imagesrcset));
  else add("load", href);
  add("load", src, ...pathsIn(srcset));
}
