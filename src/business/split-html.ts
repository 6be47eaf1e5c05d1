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

/** A text as HTML in its first paragraph and the rest; whole where it begins with something else, such as a list. */
export function splitAfterFirstParagraph(html: string): [string, string] {
  // Paragraphs hold no paragraphs, so the first end is that of the first one.
  const [first = html] = /^<p>.*?<\/p>/s.exec(html) ?? [];
  return [first, html.slice(first.length)];
}
