import { firstSentence } from "./first-sentence";

/** Whether a position in published HTML is outside quotes and lists. */
function isTopLevel(html: string, place: number): boolean {
  const before = html.slice(0, place);
  const opened = before.match(/<(blockquote|li)\b/g) ?? [];
  const closed = before.match(/<\/(blockquote|li)>/g) ?? [];
  return opened.length === closed.length;
}

/**
 * Splits an article's HTML in two: the second part begins with the heading nearest to the middle, and is empty if there is
 * none.
 */
export function splitAtMiddle(html: string): [string, string] {
  const starts = [...html.matchAll(/<h2[ >]/g)]
    .map(({ index }) => index)
    .filter((place) => isTopLevel(html, place));
  const distance = (at: number) => Math.abs(at - html.length / 2);
  const [middle = html.length] = starts.sort((a, b) => distance(a) - distance(b));
  return [html.slice(0, middle), html.slice(middle)];
}

/**
 * Splits a text's HTML in three: its first sentence, the rest of its first paragraph, and everything after that. The first
 * part is empty if the text doesn't begin with plain words, for example with a list or a link.
 */
export function splitFirstSentence(html: string): [first: string, paragraph: string, rest: string] {
  // A paragraph can't contain another, so the first `</p>` ends the first one.
  const [paragraph = ""] = /^<p>.*?<\/p>/s.exec(html) ?? [];
  const rest = html.slice(paragraph.length);
  const [, words = ""] = /^<p>([^<]*(?:<(?!\/p>))?)/.exec(paragraph) ?? [];
  const sentence = firstSentence(words);
  const remaining = paragraph.slice(`<p>${sentence}`.length).trim();
  if (!sentence) return ["", paragraph, rest];
  return [`<p>${sentence}</p>`, remaining === "</p>" ? "" : `<p>${remaining}`, rest];
}
