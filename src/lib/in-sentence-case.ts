/**
 * A name within a sentence: `Large Vehicle` as `large vehicle`, `SUV or Ute` and `McLaren` as they
 * are.
 */
export const inSentenceCase = (name: string): string =>
  /\p{Lu}(?!\p{Ll})|\p{Ll}\p{Lu}/u.test(name) ? name : name.toLowerCase();
