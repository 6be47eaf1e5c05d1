/** Whether a place in published HTML is inside no quote or list. */
function isTopLevel(html: string, place: number): boolean {
  const before = html.slice(0, place);
  const opened = before.match(/<(blockquote|li)\b/g) ?? [];
  const closed = before.match(/<\/(blockquote|li)>/g) ?? [];
  return opened.length === closed.length;
}

/** An article as HTML in two parts: the second begins with the section nearest to the middle; empty where there is none. */
export function splitAtMiddle(html: string): [string, string] {
  const starts = [...html.matchAll(/<h2[ >]/g)]
    .map(({ index }) => index)
    .filter((place) => isTopLevel(html, place));
  const distance = (at: number) => Math.abs(at - html.length / 2);
  const [middle = html.length] = starts.sort((a, b) => distance(a) - distance(b));
  return [html.slice(0, middle), html.slice(middle)];
}

/**
 * A text as HTML in its first sentence, the rest of its first paragraph, and what comes after that. The first part is empty
 * where the text begins with something else than plain words, such as a list or a link.
 */
export function splitFirstSentence(html: string): [first: string, paragraph: string, rest: string] {
  // Paragraphs hold no paragraphs, so the first end is that of the first one.
  const [paragraph = ""] = /^<p>.*?<\/p>/s.exec(html) ?? [];
  const rest = html.slice(paragraph.length);
  const [sentence = ""] = /^<p>[^<]*?[.!?](?=\s|<\/p>)/.exec(paragraph) ?? [];
  const remaining = paragraph.slice(sentence.length).trim();
  if (!sentence) return ["", paragraph, rest];
  return [`${sentence}</p>`, remaining === "</p>" ? "" : `<p>${remaining}`, rest];
}
