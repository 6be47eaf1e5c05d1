import { firstSentence } from "./first-sentence";

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
