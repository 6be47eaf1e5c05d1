import { isMap, isSeq, parseDocument, type Document } from "yaml";

/** Text of a changed document: long texts stay on one line, `[a, b]` stays tight, Windows line ends stay. */
function print(document: Document, before: string): string {
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const mark = before.startsWith("\uFEFF") ? "\uFEFF" : "";
  return mark + (before.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text);
}

/** A YAML list with one more item at its end; remarks and everything else stay. Throws for a file that is no list. */
export function appendItem(text: string, item: object): string {
  const document: Document = parseDocument(text.replace(/^\uFEFF/, ""));
  if (!isSeq(document.contents)) throw new TypeError("A YAML list expected");
  document.contents.add(document.createNode(item));
  return print(document, text);
}

/** `content/pricing.yml` with the price of one more service, in whole dollars. Throws for a file without prices. */
export function addPrice(text: string, service: string, from: number): string {
  const document: Document = parseDocument(text.replace(/^\uFEFF/, ""));
  const prices = document.get("services");
  if (!isMap(prices)) throw new TypeError("A list of prices expected");
  const price = document.createNode({ from });
  // On one line, as the others are.
  price.flow = true;
  prices.set(service, price);
  return print(document, text);
}
